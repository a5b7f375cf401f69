import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";
import { language } from "../calls/languages.ts";
import { SECTION_CATEGORIES } from "./section.ts";
import { TEMPLATE_CATEGORIES } from "./template.ts";

/** A whole page to start from, or blocks to put into one. */
export const OWN_TEMPLATE_KINDS = ["page", "section"] as const;

/** Of a page those of templates, of blocks those of sections. */
export const ownTemplateCategory = z.enum([...TEMPLATE_CATEGORIES, ...SECTION_CATEGORIES]);

/** Characters its name may have. */
export const OWN_TEMPLATE_NAME_MOST = 60;

/** Signs that are not seen and turn others around or stand for nothing; what joins emojis is not among them. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

export const ownTemplateName = z
  .string()
  .trim()
  .min(1, { message: "required" })
  .max(OWN_TEMPLATE_NAME_MOST)
  .transform((name) => name.normalize("NFC").replace(/\s+/g, " ").replace(UNSEEN, "").trim())
  .refine((name) => /[^\p{Cf}\s]/u.test(name), { message: "required" });

/** A template that an account has kept for itself. */
export const ownTemplate = z.object({
  id: idOf("template"),
  isOwn: z.literal(true),
  kind: z.enum(OWN_TEMPLATE_KINDS),
  name: z.string(),
  category: ownTemplateCategory.nullable(),
  /** What its page speaks; null for blocks, which speak whatever they say. */
  language: language.nullable(),
  createdAt: moment,
  /** When its name, category or content last changed. */
  changedAt: moment,
});
export type OwnTemplate = z.infer<typeof ownTemplate>;
