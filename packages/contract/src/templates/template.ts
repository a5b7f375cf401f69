import { z } from "zod";
import { language } from "../calls/languages.ts";
import { PAGE_TYPES } from "../pages/page.ts";

/** What a template is for, in the order the gallery shows them. */
export const TEMPLATE_CATEGORIES = [
  "sales",
  "nutra",
  "vsl",
  "webinar",
  "presell",
  "signup",
  "igaming",
  "upsell",
  "thankyou",
  "quiz",
  "redesSociais",
] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** What sort of page it makes. */
export const PAGE_KINDS = ["landing", "vsl", "signup", "presell", "upsell", "academy", "other"] as const;

/** Whether it fills the width of a screen, or stands as one narrow column on any. */
export const ORIENTATIONS = ["horizontal", "vertical"] as const;

/** Whether its blocks follow the width of the screen. */
export const LAYOUTS = ["responsive", "fixed"] as const;

/** The market its prices, telephones and legal notes are written for. */
export const COUNTRIES = ["BR", "US"] as const;

/** One of the product's templates. */
export const template = z.object({
  id: z.string(),
  isOwn: z.literal(false),
  name: z.string(),
  description: z.string(),
  category: z.enum(TEMPLATE_CATEGORIES),
  language,
  pageKind: z.enum(PAGE_KINDS),
  /** Null for a page that is no step of a sale. */
  pageType: z.enum(PAGE_TYPES).nullable(),
  orientation: z.enum(ORIENTATIONS),
  layout: z.enum(LAYOUTS),
  /** Null for one that is written for no market in particular. */
  country: z.enum(COUNTRIES).nullable(),
  /** Address of an image of it, on the dashboard's own origin. */
  thumbnailUrl: z.string(),
  /** What a visitor loads of the page it makes: gzip bytes of markup, look and script, and those of its pictures. Null where nobody has weighed it. */
  bytes: z.number().int().nullable(),
});
export type Template = z.infer<typeof template>;
