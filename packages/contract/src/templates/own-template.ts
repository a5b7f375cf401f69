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

export const ownTemplateName = z.string().trim().min(1, { message: "required" }).max(OWN_TEMPLATE_NAME_MOST);

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
