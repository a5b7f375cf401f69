import { hostKey, pageKey, pagePart, pathKey, pathPart, readWholeManifest, siteKey, sitePart, wholeManifestKey } from "@vitrine/contract";
import type { Log } from "../../platform/log.ts";
import { contentHash } from "../../platform/storage/content-hash.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { hostOfKey, readName } from "./host-directory.ts";
import { pageTable } from "./page-table.ts";
import { partCache } from "./part-cache.ts";
import { type AtPath, type HostedPage, type HostedSite, isPage, makeAtPath, makePageForms, makeSite, type PageForms } from "./site.ts";

/** What is served where, from the parts of manifests on disk: each is read when it is asked for. */
export interface SiteDirectory {
  /**
   * A page of a site in memory, by the name of the site's folder and its path: the one look that a warm page costs. What it does
   * not know may still be found the longer way, through its site.
   */
  page(name: string, path: string): HostedPage | undefined;
  /** Whether a label is that of a site's folder and leads to another name: its pages in memory are not shown under it. */
  leadsOn(label: string): boolean;
  /**
   * A site by the name of its folder, which is the label it began under, at once when it is in memory; null where there is none.
   * @throws when its part cannot be read and nothing was served of it before, as the others do
   */
  find(name: string): HostedSite | null | Promise<HostedSite | null>;
  /** What is at a path, written as paths of pages are; null where nothing is or was. */
  at(site: HostedSite, path: string): Promise<AtPath | null>;
  /** Where a page is, and its forms; null where nothing is known of it. */
  forms(site: HostedSite, pageId: string): Promise<PageForms | null>;
}

/** What is kept in memory, about, in bytes. */
export interface DirectoryLimits {
  readonly sites: number;
  readonly paths: number;
  readonly forms: number;
}

const MEGABYTE = 1024 * 1024;
const LIMITS: DirectoryLimits = { sites: 48 * MEGABYTE, paths: 64 * MEGABYTE, forms: 32 * MEGABYTE };

/** About what an object takes beside its texts, and how many times its size text becomes once it is read. */
const [OBJECT_BYTES, READ_TIMES] = [500, 3];
/** A page's policy stands in the heads of its answers, two for each encoding. */
const POLICY_TIMES = 8;

const LABEL = /^[a-z0-9-]{1,63}$/;
const ID = /^[a-z]{3}_[0-9a-z]{26}$/;
/** Which kind of part a key names, of which site. */
const KEY = /^sites\/([a-z0-9-]+)(?:\.json|\/(?:(site\.json)|(paths)\/|(pages)\/).*)$/;

interface Weighed {
  readonly bytes: number;
}

export function siteDirectory(storage: Storage, log: Log, now: () => number, limits = LIMITS): SiteDirectory {
  const pages = pageTable<HostedPage>();
  const leading = new Set<string>();
  const read = async <Part>(key: string, make: (text: string) => Part): Promise<(Part & Weighed) | null> => {
    const bytes = await storage.get(key);
    return bytes && { ...make(bytes.toString("utf8")), bytes: bytes.length };
  };
  const readSite = async (name: string): Promise<(HostedSite & Weighed) | null> => {
    const [label, site] = await Promise.all([read(hostKey(name), (text) => readName(name, text)), readFolder(name)]);
    return site && { ...site, labelLeadsTo: label?.leadsTo ?? null };
  };
  const readFolder = async (name: string): Promise<(HostedSite & Weighed) | null> => {
    const inParts = () => read(siteKey(name), (text) => makeSite(sitePart.parse(JSON.parse(text)), null));
    const inOneFile = () =>
      read(wholeManifestKey(name), (text) => {
        const whole = readWholeManifest(text);
        return makeSite(whole.site, whole);
      });
    // Its parts may have taken the place of the one file between the two looks.
    return (await inParts()) ?? (await inOneFile()) ?? (await inParts());
  };
  const shared = { now, log };
  const sites = partCache<HostedSite & Weighed>({
    ...shared,
    read: readSite,
    weigh: ({ bytes }) => OBJECT_BYTES + READ_TIMES * bytes,
    mostBytes: limits.sites,
    // Other pages leave by themselves.
    onLeave: ({ name, whole }) => whole !== null && pages.removeSite(name),
  });
  const paths = partCache<AtPath>({
    ...shared,
    async read(key) {
      const bytes = await storage.get(key);
      return bytes && makeAtPath(siteOf(key), pathPart.parse(JSON.parse(bytes.toString("utf8"))));
    },
    weigh: (at) => OBJECT_BYTES + (isPage(at) ? POLICY_TIMES * at.headers.join("").length : 0),
    mostBytes: limits.paths,
    onLeave: (at) => isPage(at) && pages.remove(at),
  });
  const forms = partCache<PageForms & Weighed>({
    ...shared,
    read: (key) => read(key, (text) => makePageForms(pagePart.parse(JSON.parse(text)))),
    weigh: ({ bytes }) => OBJECT_BYTES + READ_TIMES * bytes,
    mostBytes: limits.forms,
  });
  storage.onChange((key) => {
    if (key === null) {
      pages.clear();
      for (const cache of [sites, paths, forms]) cache.expire(null);
      return;
    }
    const [, name = hostOfKey(key), , isPath, isForms] = KEY.exec(key) ?? [];
    if (name === undefined || !LABEL.test(name)) return;
    if (isPath) paths.expire(key);
    else if (isForms) forms.expire(key);
    else {
      pages.removeSite(name);
      sites.expire(name);
    }
  });

  /** From the one file that a site's manifest still is. */
  const madeOf = (site: HostedSite, path: string): AtPath | null => {
    const made = site.made.get(path);
    const part = made ? undefined : site.whole?.paths.get(path);
    if (!part) return made ?? null;
    const at = makeAtPath(site.name, part);
    site.made.set(path, at);
    return at;
  };
  const isCurrent = (site: HostedSite): boolean => sites.holds(site.name, site as HostedSite & Weighed);
  return {
    page: pages.find,
    leadsOn: (label) => leading.size > 0 && leading.has(label),
    find: (name) => (LABEL.test(name) ? sites.find(name) : null),
    async at(site, path) {
      const key = pathKey(site.name, contentHash(path));
      const at = site.whole ? madeOf(site, path) : await paths.find(key);
      if (at?.path !== path) return null;
      if (isPage(at) && isCurrent(site) && (site.whole !== null || paths.holds(key, at))) {
        if (site.labelLeadsTo === null) leading.delete(site.name);
        else leading.add(site.name);
        pages.add(at);
      }
      return at;
    },
    async forms(site, pageId) {
      if (!ID.test(pageId)) return null;
      if (site.whole) {
        const part = site.whole.pages.get(pageId);
        return part ? formsOfWhole(part) : null;
      }
      const found = await forms.find(pageKey(site.name, pageId));
      return found?.pageId === pageId ? found : null;
    },
  };
}

function siteOf(key: string): string {
  return KEY.exec(key)?.[1] ?? "";
}

const madeForms = new WeakMap<object, PageForms>();

function formsOfWhole(part: Parameters<typeof makePageForms>[0]): PageForms {
  const made = madeForms.get(part) ?? makePageForms(part);
  madeForms.set(part, made);
  return made;
}
