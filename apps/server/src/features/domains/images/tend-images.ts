import { IMAGE_DOMAIN_GRACE_MS, IMAGE_DOMAIN_MS } from "@vitrine/contract";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findSites, lockSite } from "../../sites/index.ts";
import { type DomainRow, findAnyDomain, listImageDomains, lockDomain, updateDomain } from "../domain-store.ts";
import { moveImages } from "../main-domain.ts";
import { endServing, forgetDomain } from "../remove-domain.ts";
import { tellDomain } from "../tell-domain.ts";
import { canShow } from "./can-show.ts";
import { makeTending } from "./tending-queue.ts";

/** What of a site's published pages does not have its images where it is to have them, for visitors. */
export interface ImagePages {
  /** Those that are published again by themselves. */
  readonly following: number;
  /** Those with changes that visitors do not see: they wait to be published. */
  readonly held: number;
}

/** Counts pages that do not name a host yet; of one that is leaving, pages that still do. */
export type CountImagePages = (
  queries: Queries,
  siteId: string,
  which: { readonly host: string; readonly isLeaving: boolean },
) => Promise<ImagePages>;

const BATCH = 100;
/** Milliseconds between two looks while somebody may be watching, and later. */
const SOON_MS = 2_000;
const LATER_MS = 60_000;

/** Whether something began a short while ago; what began long before or after now did so by another clock. */
function isNear(since: number, now: number): boolean {
  return Math.abs(now - since) < IMAGE_DOMAIN_MS;
}

/**
 * Does the next step of bringing an image domain into service, or of taking it away. Each is decided from the rows alone,
 * so that whoever is cut off is followed by one who goes on.
 * @returns when it is to be looked at again; null once nothing is left to do, or something else was asked since
 */
export async function tendImages(platform: Platform, count: CountImagePages, id: string, removingAt: number | null): Promise<Date | null> {
  const row = await findAnyDomain(platform.database.queries, id);
  if (!row || (row.removingAt?.getTime() ?? null) !== removingAt) return null;
  return row.removingAt ? letGo(platform, count, row, row.removingAt) : bringIn(platform, count, row);
}

async function bringIn(platform: Platform, count: CountImagePages, { id, siteId, name }: DomainRow): Promise<Date | null> {
  const { database, config, clock } = platform;
  const moved = await database.transaction(async (queries) => {
    const site = await lockSite(queries, siteId);
    const row = await lockDomain(queries, id);
    if (!site || !row || row.removingAt || row.completedAt === null || row.isForbidden) return null;
    const isReady = canShow(config, row);
    const isNamed = site.imageDomain === name;
    if (isReady !== isNamed) await moveImages(platform, queries, site, isReady ? name : null);
    return { row, isReady, hasChanged: isReady !== isNamed };
  });
  // Its entries are looked for first, and who finds them right comes here again.
  if (!moved) return null;
  const now = clock.now();
  const isYoung = isNear(moved.row.completedAt?.getTime() ?? now, now);
  const again = new Date(now + (isYoung ? SOON_MS : LATER_MS));
  if (moved.hasChanged) tellDomain(platform, moved.row);
  if (!moved.isReady) return again;
  const { following } = await count(database.queries, siteId, { host: name, isLeaving: false });
  if (following > 0 && isYoung) return again;
  tellDomain(platform, moved.row);
  return null;
}

async function letGo(platform: Platform, count: CountImagePages, row: DomainRow, removingAt: Date): Promise<Date | null> {
  const { database, clock } = platform;
  const { id, name, siteId } = row;
  // Nothing is shown under it any more: it was forbidden, or is somebody else's.
  if (row.completedAt === null) return end(platform, row, removingAt);
  const { following, held } = await count(database.queries, siteId, { host: name, isLeaving: true });
  const now = clock.now();
  const again = new Date(now + (isNear(removingAt.getTime(), now) ? SOON_MS : LATER_MS));
  if (following + held > 0) {
    if (row.unnamedAt) await updateDomain(database.queries, id, { unnamedAt: null });
    return again;
  }
  // A moment that is still to come was set by a wrong clock.
  const isKnown = row.unnamedAt !== null && row.unnamedAt.getTime() <= now;
  const unnamedAt = isKnown && row.unnamedAt ? row.unnamedAt : new Date(now);
  if (!isKnown) {
    await updateDomain(database.queries, id, { unnamedAt });
    tellDomain(platform, row);
  }
  const until = unnamedAt.getTime() + IMAGE_DOMAIN_GRACE_MS;
  return now < until ? new Date(until) : end(platform, row, removingAt);
}

async function end(platform: Platform, row: DomainRow, removingAt: Date): Promise<null> {
  const { database } = platform;
  const { id, siteId } = row;
  const hasEnded = await database.transaction(async (queries) => {
    const [site] = await findSites(queries, [siteId]);
    if (site) await lockSite(queries, siteId);
    const current = await lockDomain(queries, id);
    if (current?.removingAt?.getTime() !== removingAt.getTime()) return false;
    await endServing(queries, current);
    return true;
  });
  if (!hasEnded) return null;
  await forgetDomain(platform, row);
  tellDomain(platform, row);
  return null;
}

/** Has every image domain looked after: a certificate that has ended, a page that was published elsewhere meanwhile. */
export async function tendAllImages(platform: Platform): Promise<void> {
  const { database } = platform;
  for (let after = ""; ; ) {
    const rows = await listImageDomains(database.queries, after, BATCH);
    for (const row of rows) await database.transaction((queries) => makeTending(platform, queries, row));
    after = rows.at(-1)?.id ?? "";
    if (rows.length < BATCH) return;
  }
}
