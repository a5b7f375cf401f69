import type { FormSpec, ManifestRoute, SiteManifest } from "@vitrine/contract";
import { type Servable, servable } from "../replies/send-artefact.ts";
import type { Place } from "./page-table.ts";

/** A form that is taken, and the page it stands on. */
export interface ServedForm {
  readonly pageId: string;
  readonly formId: string;
  readonly spec: FormSpec;
  readonly thanks: Thanks;
  /** Where the page is; null when it is served no longer and only its form is still taken. */
  readonly path: string | null;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** What somebody without JavaScript gets for a form: a page of its own, or the form's page with the thanks in it. */
type Thanks = { readonly artefact: Servable } | { readonly page: string; readonly csp: string };

/** A page at its place. */
export interface Page extends Servable, Place {}

/** A site manifest made ready for answering requests. */
export interface Site {
  readonly manifest: SiteManifest;
  /** By path, with the slash at its start. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly gone: ReadonlySet<string>;
  /** Where a page is now, by the path it had before. */
  readonly moved: ReadonlyMap<string, string>;
  /** By `<page id>/<form id>`. */
  readonly forms: ReadonlyMap<string, ServedForm>;
}

export function makeSite(manifest: SiteManifest): Site {
  const routes = Object.entries(manifest.routes);
  const forms = new Map<string, ServedForm>();
  for (const { pageId, formId, spec, artefact = "", csp, until } of manifest.earlierForms ?? []) {
    forms.set(`${pageId}/${formId}`, { pageId, formId, spec, thanks: thanksOf(spec, artefact, csp), path: null, until });
  }
  for (const [path, route] of routes) for (const form of formsOf(path, route)) forms.set(`${form.pageId}/${form.formId}`, form);
  return {
    manifest,
    pages: new Map(routes.map(([path, route]) => [path, pageAt({ site: manifest.name, path }, route)])),
    gone: new Set(manifest.gone),
    moved: new Map(Object.entries(manifest.moved ?? {})),
    forms,
  };
}

function formsOf(path: string, { pageId, artefact, csp, forms }: ManifestRoute): ServedForm[] {
  return Object.entries(forms).map(([formId, spec]) => ({
    pageId,
    formId,
    spec,
    thanks: thanksOf(spec, artefact, csp),
    path,
    until: Number.POSITIVE_INFINITY,
  }));
}

function thanksOf({ thanksArtefact }: FormSpec, page: string, csp: string): Thanks {
  return thanksArtefact === undefined ? { page, csp } : { artefact: servablePage(thanksArtefact, csp) };
}

/** Written out, so that all of a page is one object. */
function pageAt({ site, path }: Place, { artefact, csp }: ManifestRoute): Page {
  const { hash, headers } = servablePage(artefact, csp);
  return { site, path, hash, headers, identity: null, br: null, gzip: null };
}

function servablePage(hash: string, csp: string): Servable {
  return servable(hash, [
    "content-type",
    "text/html; charset=utf-8",
    "cache-control",
    "public, max-age=0, must-revalidate",
    "content-security-policy",
    csp,
  ]);
}
