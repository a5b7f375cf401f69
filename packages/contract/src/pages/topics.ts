import { z } from "zod";
import { idOf } from "../calls/ids.ts";
import type { Topic } from "../calls/topics.ts";
import { recordChanges } from "./saved-operation.ts";

export const pageTopics = {
  /** A page of the account was made, renamed, moved, edited, published, taken off or deleted. */
  pages: { rules: { access: "account", area: "pages", role: "viewer" }, data: z.object({ pageId: idOf("page") }) },
  /** What became of the one page somebody has open. */
  page: {
    rules: { access: "account", area: "pages", role: "viewer" },
    of: "page",
    data: z.discriminatedUnion("what", [
      /**
       * Its document is another one now; `operationId` as its editor made it, null where it was replaced whole. `changes` on
       * top of the version before; null where they are too much to be told, and are asked for.
       */
      z.object({
        what: z.literal("saved"),
        version: z.number().int(),
        operationId: z.string().nullable(),
        changes: recordChanges.nullable(),
      }),
      z.object({ what: z.enum(["published", "unpublished", "changed", "deleted", "joined"]) }),
    ]),
    joined: { what: "joined" },
  },
} as const satisfies Record<string, Topic>;
