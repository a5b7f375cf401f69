import { z } from "zod";
import { idOf } from "../calls/ids.ts";
import { language } from "../calls/languages.ts";
import { EARLIER_TERMS, EARLIER_THANKS } from "./earlier-terms.data.ts";
import { editionOf } from "./form-editions.ts";
import { type FormSpec, formSpec } from "./form-spec.ts";
import { type FormEdition, type ManifestRoute, type PagePart, type PathPart, route, type SitePart } from "./parts.ts";

const earlierSpec = formSpec.extend({
  language,
  place: z.object({ from: z.number().int().min(0), to: z.number().int().min(0), thanksTag: z.string() }).optional(),
});
type EarlierSpec = z.infer<typeof earlierSpec>;

const earlierRoute = z.object({
  pageId: idOf("page"),
  artefact: z.string(),
  csp: z.string(),
  forms: z.record(z.string(), earlierSpec),
});
type EarlierRoute = z.infer<typeof earlierRoute>;

/** What was served of a site while that was one file: read as long as sites have theirs so, and written no more. */
const wholeManifest = z.object({
  schema: z.literal(1),
  siteId: idOf("site"),
  accountId: idOf("account"),
  name: z.string(),
  url: z.string(),
  routes: z.record(z.string(), earlierRoute),
  gone: z.array(z.string()),
  /** Where a page is that was served at a path before it moved, by that path: always a path of `routes`. */
  moved: z.record(z.string(), z.string()).optional(),
  earlierForms: z
    .array(
      z.object({
        pageId: idOf("page"),
        formId: z.string(),
        spec: earlierSpec,
        artefact: z.string().optional(),
        csp: z.string(),
        until: z.number(),
      }),
    )
    .optional(),
});
export type WholeManifest = z.input<typeof wholeManifest>;

/** A site as its parts say it, by path and by page id. */
export interface SiteInParts {
  readonly site: SitePart;
  readonly paths: ReadonlyMap<string, PathPart>;
  readonly pages: ReadonlyMap<string, PagePart>;
}

function currentSpec({ language: _, place, ...spec }: EarlierSpec): FormSpec {
  if (!place) return spec;
  const { from, to, thanksTag } = place;
  return { ...spec, place: { from, to, open: thanksTag + EARLIER_THANKS.open, close: EARLIER_THANKS.close } };
}

function currentRoute({ forms, ...page }: EarlierRoute): ManifestRoute {
  const specs = Object.entries(forms);
  const [first] = specs;
  const current = Object.fromEntries(specs.map(([id, spec]) => [id, currentSpec(spec)]));
  return { ...page, forms: current, ...(first ? { terms: EARLIER_TERMS[first[1].language] } : {}) };
}

/**
 * A route as it was stored, whichever version stored it: forms of before get the words and limits of then.
 * @throws ZodError for what is none.
 */
export function readRoute(stored: unknown): ManifestRoute {
  const current = route.safeParse(stored);
  const isWhole = current.success && (current.data.terms !== undefined || Object.keys(current.data.forms).length === 0);
  return isWhole ? current.data : currentRoute(earlierRoute.parse(stored));
}

/**
 * Reads a manifest that is one file.
 * @throws SyntaxError, ZodError for what is none.
 */
export function readWholeManifest(text: string): SiteInParts {
  const { siteId, accountId, name, url, routes, gone, moved = {}, earlierForms = [] } = wholeManifest.parse(JSON.parse(text));
  const paths = new Map<string, PathPart>(gone.map((path) => [path, { schema: 2, path, leftBy: null }]));
  const pages = new Map<string, PagePart>();
  for (const [path, given] of Object.entries(routes)) {
    const { pageId, artefact, csp, ...forms } = currentRoute(given);
    const edition = editionOf({ pageId, artefact, csp, ...forms });
    paths.set(path, { schema: 2, path, pageId, artefact, csp });
    pages.set(pageId, { schema: 2, pageId, path, editions: edition ? [edition] : [] });
  }
  for (const [path, to] of Object.entries(moved)) paths.set(path, { schema: 2, path, leftBy: routes[to]?.pageId ?? null });
  const editions = Map.groupBy(earlierForms, ({ pageId, artefact, csp, until }) => JSON.stringify([pageId, artefact, csp, until]));
  for (const together of editions.values()) {
    const [first] = together;
    if (!first) continue;
    const { pageId, artefact = "", csp, until, spec } = first;
    const forms = Object.fromEntries(together.map((form) => [form.formId, currentSpec(form.spec)]));
    const edition: FormEdition = { artefact, csp, terms: EARLIER_TERMS[spec.language], forms, until };
    const page = pages.get(pageId) ?? { schema: 2, pageId, path: null, editions: [] };
    pages.set(pageId, { ...page, editions: [...page.editions, edition] });
  }
  return { site: { schema: 2, siteId, accountId, name, url }, paths, pages };
}
