import { z } from "zod";
import { idOf } from "../calls/ids.ts";
import type { Topic } from "../calls/topics.ts";

export const syncedTopics = {
  /** A synced section of the account was made, renamed, changed or deleted. */
  syncedSections: {
    rules: { access: "account", area: "pages", role: "viewer" },
    data: z.object({ syncedSectionId: idOf("syncedSection") }),
  },
} as const satisfies Record<string, Topic>;
