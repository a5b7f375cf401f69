import { PAGE_TYPES } from "@vitrine/document";
import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";
import { language } from "../calls/languages.ts";

/** The path of a page on its site, without the slash at its start: empty for the main page. */
export const slug = z
  .string()
  .trim()
  .max(120)
  .refine((value) => !value.endsWith("/"), { message: "slug_slash" })
  .refine((value) => value === "" || /^[a-z0-9]+(?:[-_][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*)*$/.test(value), {
    message: "bad_slug",
  })
  .refine((value) => !/^(?:_v|api|\.well-known|healthz|readyz)(?:\/|$)/.test(value), { message: "slug_reserved" });

export const PAGE_STATUSES = ["not_published", "published"] as const;

export { PAGE_TYPES, type PageType } from "@vitrine/document";

/** Labels of both kinds that a page may have. */
export const LABELS_A_PAGE = 20;

/** Pages that are chosen, and changed, at once. */
export const PAGES_AT_ONCE = 10;

export const page = z.object({
  id: idOf("page"),
  siteId: idOf("site"),
  siteName: z.string(),
  title: z.string(),
  slug: z.string(),
  language,
  /** Null for a page that is no step of a sale. */
  type: z.enum(PAGE_TYPES).nullable(),
  /** Its tags and products. */
  labelIds: z.array(idOf("label")),
  status: z.enum(PAGE_STATUSES),
  /** Where visitors find it, when it is published. */
  url: z.string().nullable(),
  /** Whether it was edited since it was published. */
  hasUnpublishedChanges: z.boolean(),
  version: z.number().int(),
  createdAt: moment,
  lastEdited: moment,
  publishedAt: moment.nullable(),
});
export type Page = z.infer<typeof page>;
