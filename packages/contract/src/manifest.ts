import { jsonBytes } from "@vitrine/document";
import { z } from "zod";
import { idOf } from "./calls/ids.ts";
import { language } from "./calls/languages.ts";

/** A form as the visitor plane needs it to check what is sent, without a database. */
export const formSpec = z.object({
  name: z.string(),
  language,
  after: z.enum(["message", "redirect"]),
  redirectTo: z.string(),
  thanks: z.string(),
  /**
   * Where the form stands in the HTML of its page, in bytes, and the tag its thanks stand in instead: somebody
   * without JavaScript gets the page so once the form is sent. Absent where the page does not show the form.
   */
  place: z.object({ from: z.number().int().min(0), to: z.number().int().min(0), thanksTag: z.string() }).optional(),
  /** The page with the thanks in it, of manifests that name one instead of a place: the hash of an artefact. */
  thanksArtefact: z.string().optional(),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      input: z.enum(["text", "email", "phone", "textarea", "select", "checkbox", "hidden"]),
      isRequired: z.boolean(),
      options: z.array(z.string()),
    }),
  ),
});
export type FormSpec = z.infer<typeof formSpec>;

export const route = z.object({
  pageId: idOf("page"),
  /** The hash of the HTML in the artefact store. */
  artefact: z.string(),
  csp: z.string(),
  forms: z.record(z.string(), formSpec),
});
export type ManifestRoute = z.infer<typeof route>;

/** A form that left its site, taken for a while longer: visitors who have its page open send it all the same. */
export const earlierForm = z.object({
  pageId: idOf("page"),
  formId: z.string(),
  spec: formSpec,
  /** The page it stood on; manifests that name a page for the thanks need none. */
  artefact: z.string().optional(),
  /** The policy its thank-you page is sent with. */
  csp: z.string(),
  /** When it is taken no longer, in milliseconds since 1970. */
  until: z.number(),
});
export type EarlierForm = z.infer<typeof earlierForm>;

/**
 * What is served of one site: written by publishing, read by the visitor plane. It is replaced whole, by one
 * rename, so that a visitor sees the old site or the new one.
 */
export const siteManifest = z.object({
  schema: z.literal(1),
  siteId: idOf("site"),
  accountId: idOf("account"),
  name: z.string(),
  url: z.string(),
  /** By path, with the slash at its start. */
  routes: z.record(z.string(), route),
  /** Paths that were served once: answered 410. */
  gone: z.array(z.string()),
  /** Where a page is that was served at a path before it moved, by that path: always a path of `routes`. */
  moved: z.record(z.string(), z.string()).optional(),
  earlierForms: z.array(earlierForm).optional(),
});
export type SiteManifest = z.infer<typeof siteManifest>;

/** How much of a manifest its earlier forms may be, in bytes of JSON; of more, those that left last are kept. */
const MOST_EARLIER = 1_000_000;

/** How long a form is taken after its page was taken off or changed, in milliseconds: a week. */
const EARLIER_FORMS_MS = 7 * 24 * 3_600_000;

/**
 * The forms that the next manifest of a site has no more and the last one had, or had kept. Somebody who opened
 * the page before it changed must not lose what he sends.
 */
export function earlierForms(last: SiteManifest | null, next: Pick<SiteManifest, "routes">, now: number): EarlierForm[] {
  if (!last) return [];
  const kept = new Map<string, EarlierForm>();
  for (const form of last.earlierForms ?? []) if (form.until > now) kept.set(`${form.pageId}/${form.formId}`, form);
  for (const { pageId, artefact, csp, forms } of Object.values(last.routes)) {
    for (const [formId, spec] of Object.entries(forms)) {
      kept.set(`${pageId}/${formId}`, { pageId, formId, spec, artefact, csp, until: now + EARLIER_FORMS_MS });
    }
  }
  for (const { pageId, forms } of Object.values(next.routes)) {
    for (const formId of Object.keys(forms)) kept.delete(`${pageId}/${formId}`);
  }
  let room = MOST_EARLIER;
  return [...kept.values()]
    .sort((a, b) => b.until - a.until)
    .filter((form) => {
      room -= jsonBytes(form);
      return room >= 0;
    });
}

/** Where the manifest of a site is kept in object storage. */
export function manifestKey(siteName: string): string {
  return `sites/${siteName}.json`;
}

/** Where a content-addressed file is kept; `encoding` names its precompressed copies. */
export function artefactKey(hash: string, encoding: "identity" | "br" | "gzip" = "identity"): string {
  const suffix = encoding === "identity" ? "" : encoding === "br" ? ".br" : ".gz";
  return `artefacts/${hash.slice(0, 2)}/${hash}${suffix}`;
}

/** What the journal holds of a lead: everything that must outlive the database. */
export interface LeadEntry {
  readonly kind: "lead";
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly siteId: string;
  readonly accountId: string;
  readonly pageId: string;
  readonly formId: string;
  readonly formName: string;
  readonly answers: readonly { name: string; label: string; input: string; value: string }[];
  readonly pageUri: string;
  readonly referer: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly isSuspect: boolean;
  /** Of a quiz: the step that was reached, and its question. */
  readonly step?: string;
  readonly question?: string;
}
