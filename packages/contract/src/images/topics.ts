import { z } from "zod";
import { idOf } from "../calls/ids.ts";
import type { Topic } from "../calls/topics.ts";

/** Files of a change that are named one by one; of more it is only told that there was one. */
export const NAMED_FILES_MOST = 100;

const libraryChange = z.discriminatedUnion("what", [
  /** Files were added: they are the newest now. */
  z.object({ what: z.literal("arrived") }),
  /** These files were deleted, and perhaps folders. */
  z.object({ what: z.literal("gone"), ids: z.array(idOf("image")).max(NAMED_FILES_MOST) }),
  /** Folders came, or have other names; all files stand where they stood. */
  z.object({ what: z.literal("folders") }),
  z.object({ what: z.literal("any") }),
]);
export type LibraryChange = z.infer<typeof libraryChange>;

export const imageTopics = {
  /** Files or folders of the account's library came, went, or stand elsewhere. */
  images: { rules: { access: "account", area: "images", role: "viewer" }, data: libraryChange },
} as const satisfies Record<string, Topic>;
