import { siteKey, wholeManifestKey } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";
import { removeIfThere } from "../../../platform/storage/put-changed.ts";
import { findSites, type SiteRow, writeHosts } from "../../sites/index.ts";
import { bothOver } from "./both-over.ts";
import { putSitePart, tidySitePart } from "./site-part.ts";
import { BATCH, listStale, markStale, type PartName, settleStale, staleSiteIds, wakeDue } from "./stale-part-store.ts";
import { writeParts } from "./write-parts.ts";
import { writeWholeSite } from "./write-whole-site.ts";

/**
 * One writer of what is served of a site at a time, on whatever node, each reading the rows afresh: the last one written is
 * the newest.
 */
export function inTurnOfSite<Result>(
  { database }: Pick<Platform, "database">,
  siteId: string,
  work: (isAgain: boolean) => Promise<Result>,
): Promise<Result> {
  return database.turns.run(`site:${siteId}`, work);
}

/** Makes what is served of a site what its rows say, where it is behind them; on disk when it returns. */
export async function writeManifest(platform: Platform, site: SiteRow, signal?: AbortSignal): Promise<void> {
  const written = new Map<string, PartName>();
  await inTurnOfSite(platform, site.id, async (isAgain) => {
    // Somebody else may have written them meanwhile, from newer rows, and before these were.
    if (isAgain && written.size > 0) await markStale(platform.database.queries, site.id, [...written.values()]);
    const [current] = await findSites(platform.database.queries, [site.id]);
    while (current && (await writeSome(platform, current, written, signal)));
  });
}

/**
 * The same for a job that finds its deed done: whoever did it may have been killed, or have met a full disk, before what is
 * served was written, and on another node nobody starts again to make up for it.
 */
export async function finishManifest(platform: Platform, siteId: string): Promise<void> {
  for (const site of await findSites(platform.database.queries, [siteId])) await writeManifest(platform, site);
}

/** Writes all parts of a site whose disk has lost some of them, whatever is there. */
export function writeManifestAnew(platform: Platform, site: SiteRow, signal?: AbortSignal): Promise<void> {
  return inTurnOfSite(platform, site.id, async () => {
    const [current] = await findSites(platform.database.queries, [site.id]);
    if (!current) return;
    await writeWholeSite(platform, current, signal);
    await writeHosts(platform, site.id);
  });
}

/**
 * Whether there may be more to write.
 * @param begun takes the parts that are being written
 */
async function writeSome(platform: Platform, site: SiteRow, begun: Map<string, PartName>, signal?: AbortSignal): Promise<boolean> {
  const { database, storage } = platform;
  const stale = await listStale(database.queries, site.id);
  if (stale.length === 0) return false;
  for (const { kind, name } of stale) begun.set(`${kind} ${name}`, { kind, name });
  const isNew = !(await storage.has(siteKey(site.folder)));
  if (isNew) {
    await writeWholeSite(platform, site, signal);
    // A disk that has lost the site has lost the names that lead to it.
    await writeHosts(platform, site.id);
  }
  const writing = writeParts(platform, site, stale);
  // The address of the platform may be another one since. It is prepared meanwhile: whoever publishes waits for all of it.
  const [written, besides] = await bothOver(writing, putSitePart(platform, site, writing));
  if (isNew || stale.some(({ kind }) => kind === "site")) {
    // Once its parts count, nobody reads the one file that it was.
    await removeIfThere(storage, wholeManifestKey(site.folder));
    await tidySitePart(platform, site, besides);
  }
  await settleStale(database.queries, written);
  return stale.length === BATCH;
}

/**
 * At start: a change that was committed but killed before its parts were written is finished here. A site whose
 * manifest is still one file is served from that, and left to `moveManifests`: it would hold up the start.
 */
export async function reconcileManifests(platform: Platform): Promise<void> {
  for (const site of await staleSites(platform)) {
    if (!(await platform.storage.has(wholeManifestKey(site.folder)))) await writeManifest(platform, site);
  }
}

/** Brings manifests that are still one file into parts, whatever becomes of one of them. */
export async function moveManifests(platform: Platform, signal?: AbortSignal): Promise<void> {
  for (const site of await staleSites(platform)) {
    if (signal?.aborted) return;
    try {
      await writeManifest(platform, site, signal);
    } catch (error) {
      if (!signal?.aborted) platform.log("error", "publishing.manifest_not_moved", { site: site.name, error });
    }
  }
}

/** Forgets forms that are taken no longer. */
export async function forgetEarlierForms(platform: Platform): Promise<void> {
  while (await wakeDue(platform.database.queries, new Date(platform.clock.now()))) await reconcileManifests(platform);
}

/** How many sites one statement names. */
const SITES_AT_ONCE = 1_000;

async function staleSites({ database: { queries } }: Platform): Promise<SiteRow[]> {
  const ids = await staleSiteIds(queries);
  const sites: SiteRow[] = [];
  for (let at = 0; at < ids.length; at += SITES_AT_ONCE) sites.push(...(await findSites(queries, ids.slice(at, at + SITES_AT_ONCE))));
  return sites;
}
