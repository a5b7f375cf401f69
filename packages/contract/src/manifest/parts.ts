import { LANGUAGES } from "@vitrine/document";
import { z } from "zod";
import { idOf } from "../calls/ids.ts";
import { formSpec, formTerms } from "./form-spec.ts";

/**
 * What is served of a site is kept in parts: one that says whose it is, one a path, one a page. Publishing writes them,
 * the visitor plane reads them, each replaced whole by one rename: a publish costs what it changes, and of a page that
 * nobody asks for nothing is in memory.
 */
const schema = z.literal(2);

export const sitePart = z.object({ schema, siteId: idOf("site"), accountId: idOf("account"), name: z.string(), url: z.string() });
export type SitePart = z.infer<typeof sitePart>;

/** What stands at a path. Its key is made of a hash: whoever reads it compares the path. */
export const pathPart = z.union([
  z.object({
    schema,
    /** With the slash at its start. */
    path: z.string(),
    pageId: idOf("page"),
    /** The hash of the HTML in the artefact store. */
    artefact: z.string(),
    csp: z.string(),
  }),
  /** A path that was served once. It leads to where that page is now, which the page's part says; else it is gone. */
  z.object({ schema, path: z.string(), leftBy: idOf("page").nullable() }),
]);
export type PathPart = z.infer<typeof pathPart>;

/** The forms of a page as it was published once, with the page that they stood in. */
export const formEdition = z.object({
  artefact: z.string(),
  /** The policy that the page with the thanks is sent with. */
  csp: z.string(),
  terms: formTerms,
  forms: z.record(z.string(), formSpec),
  /** When they are taken no longer, in milliseconds since 1970; null for the page as it is now. */
  until: z.number().nullable(),
});
export type FormEdition = z.infer<typeof formEdition>;

/** Where a page is, and the forms that are taken for it: its own, and those it had until a while ago. */
export const pagePart = z.object({
  schema,
  pageId: idOf("page"),
  /** Null while it is not published. */
  path: z.string().nullable(),
  editions: z.array(formEdition),
});
export type PagePart = z.infer<typeof pagePart>;

/** A page as it was when somebody asked to see it before it is published. */
export const previewPart = z.object({
  schema,
  /** The label of the one host that shows it. */
  site: z.string(),
  artefact: z.string(),
  csp: z.string(),
  language: z.enum(LANGUAGES),
  /** When it is shown no longer, in milliseconds since 1970. */
  until: z.number(),
});
export type PreviewPart = z.infer<typeof previewPart>;

/** All that publishing makes known of one page: what its path's part and its own are written from. */
export const route = z.object({
  pageId: idOf("page"),
  artefact: z.string(),
  csp: z.string(),
  /** Absent on a page without forms. */
  terms: formTerms.optional(),
  forms: z.record(z.string(), formSpec),
});
export type ManifestRoute = z.infer<typeof route>;
