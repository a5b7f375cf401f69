import { z } from "zod";
import type { Topic } from "../calls/topics.ts";

export const imageTopics = {
  /** Files or folders of the account's library came, went, or stand elsewhere. */
  images: { rules: { access: "account", area: "images", role: "viewer" }, data: z.object({}) },
} as const satisfies Record<string, Topic>;
