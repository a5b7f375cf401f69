import type { FormSpec, FormTerms, PagePart, PathPart, SiteInParts, SitePart } from "@vitrine/contract";
import { type Servable, servable } from "../replies/send-artefact.ts";
import type { PageAddress } from "./page-table.ts";

type Besides = "redirects" | "notFoundPageId" | "icon" | "robots" | "legal";

/** Whose a site is, and where, with what it serves besides its pages. */
export interface HostedSite extends Required<Omit<SitePart, "schema" | Besides>> {
  /** Null where it has none. */
  readonly redirects: NonNullable<SitePart["redirects"]> | null;
  readonly notFoundPageId: string | null;
  readonly icon: string | null;
  readonly robots: string;
  /** Null while no page links to its legal texts. */
  readonly legal: NonNullable<SitePart["legal"]> | null;
  /** What stands where on it, of a site whose manifest is still one file; made ready as it is asked for. */
  readonly whole: SiteInParts | null;
  readonly made: Map<string, AtPath>;
  /** The origin that its first label leads to since the site has another; null where pages are shown under it. */
  readonly labelLeadsTo: string | null;
}

export function makeSite(part: SitePart, whole: SiteInParts | null, labelLeadsTo: string | null = null): HostedSite {
  const { siteId, accountId, name, url, isOffline = false } = part;
  const { redirects = null, notFoundPageId = null, icon = null, robots = "", legal = null } = part;
  const besides = { redirects, notFoundPageId, icon, robots, legal };
  return { siteId, accountId, name, url, isOffline, ...besides, whole, made: new Map(), labelLeadsTo };
}

/** A page at its address. */
export interface HostedPage extends Servable, PageAddress {}

/** What is to be known of a path: the page there, or the one that was there and may be elsewhere now. */
export type AtPath = HostedPage | LeftPath | LockedPage;

/** A page that is shown to those alone who know its password. */
export interface LockedPage {
  readonly site: string;
  readonly path: string;
  readonly pageId: string;
  readonly lock: NonNullable<Extract<PathPart, { artefact: string }>["lock"]>;
  /** As whoever knows it gets it: kept by nobody. */
  readonly page: Servable;
}

export interface LeftPath {
  readonly path: string;
  readonly leftBy: string | null;
}

export function isPage(at: AtPath): at is HostedPage {
  return !("leftBy" in at || "lock" in at);
}

export function isLocked(at: AtPath): at is LockedPage {
  return "lock" in at;
}

export function makeAtPath(site: string, part: PathPart): AtPath {
  if ("leftBy" in part) return { path: part.path, leftBy: part.leftBy };
  if (part.lock) {
    const { path, pageId, artefact, csp, lock } = part;
    const headers = ["content-type", "text/html; charset=utf-8", "cache-control", "private, no-store", "content-security-policy", csp];
    return { site, path, pageId, lock, page: servable(artefact, [...headers, "x-robots-tag", "noindex"]) };
  }
  const { hash, headers } = servablePage(part.artefact, part.csp);
  // Written out, so that all of a page is one object.
  return { site, path: part.path, hash, headers, status: 200, identity: null, br: null, gzip: null };
}

/** A page as it is shown where nothing is: by nobody kept, by no search engine listed. */
export function notFoundPage({ hash, headers }: HostedPage): Servable {
  const at = headers.indexOf("cache-control");
  return servable(hash, [...headers.slice(0, at), "cache-control", "no-store", ...headers.slice(at + 2), "x-robots-tag", "noindex"], 404);
}

/** A form that is taken, and the page it stands on. */
export interface ServedForm {
  readonly pageId: string;
  readonly formId: string;
  readonly spec: FormSpec;
  readonly terms: FormTerms;
  readonly thanks: Thanks;
  /** Where the page is; null when it is served no longer and only its form is still taken. */
  readonly path: string | null;
  /** Which password its sender must know; null where there is none. */
  readonly lockVersion: string | null;
  /** How else it can be sent for a while, newest first. */
  readonly earlierWays: readonly EarlierWay[];
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** What somebody may send who had the page open when its password changed. */
export interface EarlierWay {
  /** Which password that was; null where there was none, and everybody may. */
  readonly version: string | null;
  /** As it stood in the page that they had. */
  readonly form: ServedForm;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** What somebody without JavaScript gets for a form: a page of its own, or the form's page with the thanks in it. */
type Thanks = { readonly artefact: Servable } | { readonly page: string; readonly csp: string };

/** Where a page is, and the forms that are taken for it, by form id. */
export interface PageForms {
  readonly pageId: string;
  readonly path: string | null;
  readonly forms: ReadonlyMap<string, ServedForm>;
}

export function makePageForms({ pageId, path, editions, lock, earlierLocks = [] }: PagePart): PageForms {
  const lockVersion = lock?.version ?? null;
  const forms = new Map<string, ServedForm>();
  for (const { artefact, csp, terms, forms: specs, until } of editions) {
    const isNow = until === null;
    for (const [formId, spec] of Object.entries(specs)) {
      // The page as it is now comes first, then what left it last.
      if (forms.has(formId)) continue;
      const thanks = thanksOf(spec, artefact, csp);
      const end = isNow ? Number.POSITIVE_INFINITY : until;
      const form = { pageId, formId, spec, terms, thanks, path: isNow ? path : null, lockVersion, earlierWays: [], until: end };
      const earlierWays = earlierLocks.flatMap(({ version, forms: before, until: wayEnd }) => {
        const had = before[formId];
        return had ? [{ version, form: { ...form, spec: had }, until: wayEnd }] : [];
      });
      forms.set(formId, lockVersion === null ? form : { ...form, earlierWays });
    }
  }
  return { pageId, path, forms };
}

function thanksOf({ thanksArtefact }: FormSpec, page: string, csp: string): Thanks {
  return thanksArtefact === undefined ? { page, csp } : { artefact: servablePage(thanksArtefact, csp) };
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
