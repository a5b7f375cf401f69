import { siteFolder, siteKey, wholeManifestKey } from "@vitrine/contract";
import { wholeAccount } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteSite, listSites, lockSite, type SiteRow } from "../sites/index.ts";
import { runExclusivelyForSite } from "./manifest/run-exclusively-for-site.ts";

const BATCH = 100;

/** How many parts of a manifest are removed at once. */
const AT_ONCE = 20;

/**
 * Takes an account's sites off, each with its pages. What visitors are served goes before the row, so that a
 * kill in between leaves a row to begin again from and never a page that nobody owns.
 */
export async function removeAccountSites(platform: Platform, accountId: string): Promise<void> {
  for (;;) {
    const sites = await listSites(platform.database.queries, wholeAccount(accountId), BATCH, null);
    for (const site of sites) await removeSite(platform, site);
    if (sites.length < BATCH) return;
  }
}

/** In the queue of whoever writes the site: what was committed meanwhile goes with the row, before anything of it is written. */
function removeSite({ database, storage }: Platform, site: SiteRow): Promise<void> {
  return runExclusivelyForSite(site.id, async () => {
    await storage.remove(wholeManifestKey(site.name));
    // Nothing of a site is served without its own part.
    await storage.remove(siteKey(site.name));
    const parts = await Array.fromAsync(storage.list(siteFolder(site.name)));
    for (let at = 0; at < parts.length; at += AT_ONCE) await Promise.all(parts.slice(at, at + AT_ONCE).map((key) => storage.remove(key)));
    await database.transaction(async (queries) => {
      await lockSite(queries, site.id);
      await deleteSite(queries, site.id);
    });
  });
}
