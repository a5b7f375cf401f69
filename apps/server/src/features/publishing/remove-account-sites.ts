import { siteFolder, siteKey, wholeManifestKey } from "@vitrine/contract";
import { wholeAccount } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { removeDomainsOf } from "../domains/index.ts";
import { deleteSite, findSiteToErase, listSitesToErase, lockSite, removeHosts } from "../sites/index.ts";
import { inTurnOfSite } from "./manifest/site-manifest.ts";

const BATCH = 100;

/** How many parts of a manifest are removed at once. */
const AT_ONCE = 20;

/**
 * Takes an account's sites off, each with its pages. What visitors are served goes before the row, so that a
 * kill in between leaves a row to begin again from and never a page that nobody owns.
 */
export async function removeAccountSites(platform: Platform, accountId: string): Promise<void> {
  for (;;) {
    const sites = await listSitesToErase(platform.database.queries, wholeAccount(accountId), BATCH);
    for (const site of sites) await eraseSite(platform, site.id);
    if (sites.length < BATCH) return;
  }
}

/**
 * Takes away all that is served of a site, then its row with all that hangs on it; nothing where it is gone already. In
 * the queue of whoever writes the site: what was committed meanwhile goes with the row, before anything of it is written.
 */
export function eraseSite(platform: Platform, siteId: string): Promise<void> {
  const { database, storage } = platform;
  return inTurnOfSite(platform, siteId, async () => {
    const site = await findSiteToErase(database.queries, siteId);
    if (!site) return;
    await removeDomainsOf(platform, site.id);
    await removeHosts(platform, site);
    await storage.remove(wholeManifestKey(site.folder));
    // Nothing of a site is served without its own part.
    await storage.remove(siteKey(site.folder));
    const parts = await Array.fromAsync(storage.list(siteFolder(site.folder)));
    for (let at = 0; at < parts.length; at += AT_ONCE) await Promise.all(parts.slice(at, at + AT_ONCE).map((key) => storage.remove(key)));
    await database.transaction(async (queries) => {
      await lockSite(queries, site.id);
      await deleteSite(queries, site.id);
    });
  });
}
