import { z } from "zod";
import { idOf } from "./ids.ts";
import { language } from "./languages.ts";

/** A form as the visitor plane needs it to check what is sent, without a database. */
export const formSpec = z.object({
  name: z.string(),
  language,
  after: z.enum(["message", "redirect"]),
  redirectTo: z.string(),
  thanks: z.string(),
  /** The page to show somebody without JavaScript once the form is sent: the hash of an artefact. */
  thanksArtefact: z.string(),
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
});
export type SiteManifest = z.infer<typeof siteManifest>;

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
}
