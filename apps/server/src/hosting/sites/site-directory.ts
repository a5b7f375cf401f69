import { manifestKey, siteManifest } from "@vitrine/contract";
import { boundedCache } from "../../platform/limits/bounded-cache.ts";
import type { Log } from "../../platform/log.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { pageTable } from "./page-table.ts";
import { makeSite, type Page, type Site } from "./site.ts";

/** What is served where, from the manifests on disk. */
export interface SiteDirectory {
  /**
   * A site by its host label, at once when it is in memory; null where there is none.
   * @throws when its manifest cannot be read and nothing was served of it before.
   */
  find(name: string): Site | null | Promise<Site | null>;
  /**
   * A page of a site in memory, by its host label and path: the one look that a warm page costs. What it does
   * not know may still be found the longer way, through its site.
   */
  page(name: string, path: string): Page | undefined;
}

/** How long a site that is not there is remembered as such, in milliseconds. */
const ABSENCE_MS = 1_000;
const MOST_SITES = 20_000;
const MOST_ABSENT = 10_000;
const LABEL = /^[a-z0-9-]{1,63}$/;

/**
 * Keeps sites in memory; one whose manifest changes is read again at its next request, which waits for it. A
 * manifest that cannot be read leaves what was served before in its place.
 */
export function siteDirectory(storage: Storage, log: Log, now: () => number): SiteDirectory {
  const known = new Map<string, Site>();
  const pages = pageTable<Page>();
  /** What was served of a site until its manifest changed. */
  const former = new Map<string, Site>();
  const absentUntil = boundedCache<number>(MOST_ABSENT);
  const reading = new Map<string, Promise<Site | null>>();
  const forget = (name: string): Site | undefined => {
    const site = known.get(name);
    for (const page of site?.pages.values() ?? []) pages.remove(page);
    known.delete(name);
    return site;
  };
  const expire = (name: string): void => {
    const site = forget(name);
    if (site) former.set(name, site);
    // A read under way may have seen the manifest of before.
    reading.delete(name);
  };
  storage.onChange((key) => {
    if (key === null) {
      for (const name of [...known.keys(), ...reading.keys()]) expire(name);
      absentUntil.clear();
      return;
    }
    if (!key.startsWith("sites/") || !key.endsWith(".json")) return;
    const name = key.slice("sites/".length, -".json".length);
    expire(name);
    absentUntil.delete(name);
  });

  const read = async (name: string): Promise<Site | null> => {
    const bytes = await storage.get(manifestKey(name));
    return bytes && makeSite(siteManifest.parse(JSON.parse(bytes.toString("utf8"))));
  };
  const remember = (name: string, site: Site | null): void => {
    if (site) {
      forget(name);
      known.set(name, site);
      for (const page of site.pages.values()) pages.add(page);
      const oldest = known.size > MOST_SITES ? known.keys().next() : undefined;
      if (oldest && !oldest.done) forget(oldest.value);
    } else absentUntil.set(name, now() + ABSENCE_MS);
    former.delete(name);
  };
  const settle = async (name: string, isCurrent: () => boolean): Promise<Site | null> => {
    try {
      const site = await read(name);
      if (!isCurrent()) return load(name);
      remember(name, site);
      return site;
    } catch (error) {
      log("error", "hosting.manifest_unreadable", { site: name, error });
      const before = former.get(name);
      if (before) return before;
      throw error;
    } finally {
      if (isCurrent()) reading.delete(name);
    }
  };
  const load = (name: string): Promise<Site | null> => {
    const started = reading.get(name);
    if (started) return started;
    const turn: Promise<Site | null> = settle(name, () => reading.get(name) === turn);
    reading.set(name, turn);
    return turn;
  };
  return {
    page: pages.find,
    find(name) {
      const site = known.get(name);
      if (site) return site;
      if (!LABEL.test(name) || (absentUntil.get(name) ?? 0) > now()) return null;
      return load(name);
    },
  };
}
