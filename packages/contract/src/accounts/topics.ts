import { z } from "zod";
import type { Topic } from "../calls/topics.ts";

export const accountTopics = {
  /** Plan, entitlements, flags or profile may be others now. */
  account: { rules: { access: "account", area: "account", role: "self" }, data: z.object({}) },
} as const satisfies Record<string, Topic>;
