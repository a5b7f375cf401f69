import { artefactKey, pageKey, pathKey, siteKey, wholeManifestKey } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";
import { contentHash } from "../../../platform/storage/content-hash.ts";
import { findSites, listSitesAfter, type SiteRow } from "../../sites/index.ts";
import { writeManifestAnew } from "../manifest/site-manifest.ts";
import { listPublishedAfter, type PublishedFiles } from "../publication-store.ts";
import { RESTORE_QUEUE } from "./restore-page.ts";

/** Rows read at a time, and files looked for at once: little beside what visitors ask of the disk. */
const [BATCH, AT_ONCE] = [500, 8];

export interface Lost {
  readonly sites: number;
  readonly pages: number;
}

/**
 * Finds what of served sites is in the database and not on the disk, a fresh one or one out of a backup: writes their
 * parts, redirects, icons and names again, and has their pages made again. Pages are looked at one by one where a site is
 * missing, or `isThorough`: a look at each of their files.
 */
export async function restoreLost(
  platform: Platform,
  { isThorough = false, signal }: { isThorough?: boolean; signal?: AbortSignal } = {},
): Promise<Lost> {
  const sites = await restoreSites(platform, signal);
  const pages = isThorough || sites > 0 ? await restorePages(platform, signal) : 0;
  if (sites + pages > 0) platform.log("warn", "publishing.disk_had_lost", { sites, pages });
  return { sites, pages };
}

async function restoreSites(platform: Platform, signal: AbortSignal | undefined): Promise<number> {
  const { database, storage } = platform;
  const isLost = async ({ folder }: SiteRow): Promise<boolean> =>
    !(await storage.has(siteKey(folder))) && !(await storage.has(wholeManifestKey(folder)));
  let count = 0;
  for (let after = ""; ; ) {
    const sites = await listSitesAfter(database.queries, after, BATCH);
    const last = sites.at(-1);
    if (!last) return count;
    after = last.id;
    for (const site of await those(sites, isLost, signal)) {
      await writeManifestAnew(platform, site, signal);
      count += 1;
    }
  }
}

async function restorePages(platform: Platform, signal: AbortSignal | undefined): Promise<number> {
  const { database, storage, jobs } = platform;
  let count = 0;
  for (let after = ""; ; ) {
    const pages = await listPublishedAfter(database.queries, after, BATCH);
    const last = pages.at(-1);
    if (!last) return count;
    after = last.pageId;
    const sites = new Map(
      (await findSites(database.queries, [...new Set(pages.map(({ siteId }) => siteId))])).map((site) => [site.id, site]),
    );
    const lacksParts = await those(
      pages,
      async ({ pageId, siteId, path }) => {
        const folder = sites.get(siteId)?.folder;
        if (folder === undefined || (await storage.has(wholeManifestKey(folder)))) return false;
        return !(await storage.has(pathKey(folder, contentHash(path)))) || !(await storage.has(pageKey(folder, pageId)));
      },
      signal,
    );
    // Where one is missing, what else of its site is, is not known.
    for (const siteId of new Set(lacksParts.map((page) => page.siteId))) {
      const site = sites.get(siteId);
      if (site) await writeManifestAnew(platform, site, signal);
    }
    const lacksFiles = await those(pages, async ({ files }) => !(await areAllThere(platform, files)), signal);
    const made = lacksFiles.flatMap(({ pageId, siteId }: PublishedFiles) => {
      const accountId = sites.get(siteId)?.accountId;
      return accountId === undefined ? [] : [{ payload: { accountId, pageId }, accountId, uniqueKey: pageId }];
    });
    await database.transaction((queries) => jobs.makeAll(queries, RESTORE_QUEUE, made));
    count += made.length;
  }
}

async function areAllThere({ storage }: Platform, hashes: readonly string[]): Promise<boolean> {
  for (const hash of hashes) if (!(await storage.has(artefactKey(hash)))) return false;
  return true;
}

/** Those of which it is so. */
async function those<Item>(
  items: readonly Item[],
  isSo: (item: Item) => Promise<boolean>,
  signal: AbortSignal | undefined,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    signal?.throwIfAborted();
    const some = items.slice(at, at + AT_ONCE);
    const are = await Promise.all(some.map(isSo));
    found.push(...some.filter((_, index) => are[index]));
  }
  return found;
}
