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

/** A deleted page lies in the trash, out of everything but that, until it is restored or its days are over. */
export const PAGE_STATUSES = ["not_published", "published", "deleted"] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** Days that a deleted page lies in the trash. */
export const TRASH_DAYS = 30;

/** Pages of a set: its main page and the variants of that. */
export const PAGES_A_SET = 20;

export { PAGE_TYPES, type PageType } from "@vitrine/document";

/** Labels of both kinds that a page may have. */
export const LABELS_A_PAGE = 20;

/** What is done with several pages at once, each for itself. */
export const PAGE_DEEDS = ["delete", "restore", "delete_for_good", "unpublish"] as const;
export type PageDeed = (typeof PAGE_DEEDS)[number];

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
  /** The main page of the set it is a variant in; null for one that is no variant. */
  mainId: idOf("page").nullable(),
  /** Whether it is published together with its main page; never true of a page that is no variant. */
  syncs: z.boolean(),
  status: z.enum(PAGE_STATUSES),
  /** Where visitors find it, when it is published. */
  url: z.string().nullable(),
  /** Whether it was edited since it was published. */
  hasUnpublishedChanges: z.boolean(),
  version: z.number().int(),
  createdAt: moment,
  lastEdited: moment,
  publishedAt: moment.nullable(),
  /** When it was put into the trash. */
  deletedAt: moment.nullable(),
  /** When it will be published as it is by then, and when it will be taken off; null where no time is set. */
  publishAt: moment.nullable(),
  unpublishAt: moment.nullable(),
});
export type Page = z.infer<typeof page>;
