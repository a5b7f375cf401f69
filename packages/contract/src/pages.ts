import { z } from "zod";
import { openTo } from "./calls/access.ts";
import type { ErrorKind } from "./calls/errors.ts";
import { idOf, moment } from "./calls/ids.ts";
import { language } from "./calls/languages.ts";
import { listInput, listOf } from "./calls/lists.ts";

export const PAGE_ERRORS = {
  INVALID_DOCUMENT: {
    status: 400,
    message: {
      pt: "A página tem um trecho inválido. Nada foi alterado.",
      en: "The page has an invalid part. Nothing was changed.",
      es: "La página tiene una parte no válida. No se cambió nada.",
    },
  },
  STALE_VERSION: {
    status: 409,
    message: {
      pt: "Esta página foi alterada em outro lugar. Suas alterações estão guardadas aqui.",
      en: "This page was changed somewhere else. Your changes are kept here.",
      es: "Esta página se cambió en otro lugar. Tus cambios están guardados aquí.",
    },
  },
  PAGE_PUBLISHED: {
    status: 409,
    message: {
      pt: "Esta página está publicada. Despublique antes de excluir.",
      en: "This page is published. Unpublish it before deleting.",
      es: "Esta página está publicada. Despublícala antes de eliminarla.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

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

export const page = z.object({
  id: idOf("page"),
  siteId: idOf("site"),
  siteName: z.string(),
  title: z.string(),
  slug: z.string(),
  language,
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

/** Bytes of a call that brings a document, or a change that replaces most of one, with what surrounds it. */
const DOCUMENT_BODY = 11 * 1024 * 1024;

/** The document itself is checked by the document engine, not here: its problems come back as `fields`. */
const documentInput = z.record(z.string(), z.unknown());

export const versionedDocument = z.object({ version: z.number().int(), document: z.record(z.string(), z.unknown()) });

const byPage = z.strictObject({ id: idOf("page") });

export const pages = {
  create: openTo("account", { area: "pages", needs: "builder", maxBody: DOCUMENT_BODY })
    .route({
      method: "POST",
      path: "/pages",
      successStatus: 201,
      tags: ["pages"],
      summary: "Create a page, blank, from a template or from a document",
    })
    .input(
      z.strictObject({
        siteId: idOf("site"),
        slug,
        title: z.string().trim().max(70).default(""),
        language: language.optional(),
        templateId: z.string().max(60).optional(),
        document: documentInput.optional(),
      }),
    )
    .output(page),
  list: openTo("account", { area: "pages" })
    .route({ method: "GET", path: "/pages", tags: ["pages"], summary: "The account's pages, last edited first" })
    .input(
      listInput.extend({
        siteId: idOf("site").optional(),
        status: z.enum(PAGE_STATUSES).optional(),
        /** Words to find in title or address. */
        search: z.string().trim().max(120).optional(),
      }),
    )
    .output(listOf(page)),
  get: openTo("account", { area: "pages" })
    .route({ method: "GET", path: "/pages/{id}", tags: ["pages"], summary: "One page" })
    .input(byPage)
    .output(page),
  update: openTo("account", { area: "pages", needs: "edit" })
    .route({
      method: "PATCH",
      path: "/pages/{id}",
      tags: ["pages"],
      summary: "Rename a page or change its address, at once where it is published",
    })
    .input(
      byPage.extend({
        /** What it is called, and its title unless its document has one; empty for the name of a page nobody named. */
        title: z.string().trim().max(70).optional(),
        slug: slug.optional(),
      }),
    )
    .output(page),
  duplicate: openTo("account", { area: "pages", needs: "duplicate" })
    .route({ method: "POST", path: "/pages/{id}/duplicate", successStatus: 201, tags: ["pages"], summary: "Make a copy of a page" })
    .input(byPage)
    .output(page),
  remove: openTo("account", { area: "pages" })
    .route({ method: "DELETE", path: "/pages/{id}", tags: ["pages"], summary: "Delete a page that is not published" })
    .input(byPage)
    .output(z.object({ success: z.literal(true) })),
  getDocument: openTo("account", { area: "pages" })
    .route({ method: "GET", path: "/pages/{id}/document", tags: ["pages"], summary: "What the editor edits" })
    .input(byPage)
    .output(versionedDocument),
  putDocument: openTo("account", { area: "pages", needs: "edit", maxBody: DOCUMENT_BODY })
    .route({ method: "PUT", path: "/pages/{id}/document", tags: ["pages"], summary: "Replace the document, on top of a version" })
    .input(byPage.extend({ version: z.number().int().min(1), document: documentInput }))
    .output(z.object({ version: z.number().int() })),
  operate: openTo("account", { area: "pages", needs: "edit", maxBody: DOCUMENT_BODY })
    .route({ method: "POST", path: "/pages/{id}/operations", tags: ["pages"], summary: "Save a change as a diff on top of a version" })
    .input(
      byPage.extend({
        baseVersion: z.number().int().min(1),
        /** Made by the client; a second send of the same one is answered like the first and changes nothing. */
        operationId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
        diff: z.record(z.string(), z.unknown()),
      }),
    )
    .output(z.object({ version: z.number().int() })),
};
