import { z } from "zod";
import { language } from "../calls/languages.ts";

export const TEMPLATE_CATEGORIES = ["sales", "vsl", "webinar", "presell", "signup", "upsell", "thankyou", "redesSociais"] as const;

export const template = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(TEMPLATE_CATEGORIES),
  language,
  /** Address of an image of it, on the dashboard's own origin. */
  thumbnailUrl: z.string(),
});
export type Template = z.infer<typeof template>;
