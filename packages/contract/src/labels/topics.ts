import { z } from "zod";
import { idOf } from "../calls/ids.ts";
import type { Topic } from "../calls/topics.ts";

export const labelTopics = {
  /** A tag or a product of the account was made, changed or deleted. */
  labels: { rules: { access: "account", area: "pages", role: "viewer" }, data: z.object({ labelId: idOf("label") }) },
} as const satisfies Record<string, Topic>;
