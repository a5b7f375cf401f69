import { manifestKey } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { deleteSite, listSites, lockSite, type SiteRow } from "../sites/index.ts";
import { writeManifest } from "./manifest/site-manifest.ts";
import { staleToken } from "./manifest/stale-manifest-store.ts";

const BATCH = 100;

/**
 * Takes an account's sites off, each with its pages. What visitors are served goes before the row, so that a
 * kill in between leaves a row to begin again from and never a page that nobody owns.
 */
export async function removeAccountSites(platform: Platform, accountId: string): Promise<void> {
  for (;;) {
    const sites = await listSites(platform.database.queries, accountId, BATCH, null);
    for (const site of sites) while (!(await removeSite(platform, site)));
    if (sites.length < BATCH) return;
  }
}

/** Removes a site; false where a publish came in between, whose manifest is to be written first. */
async function removeSite(platform: Platform, site: SiteRow): Promise<boolean> {
  const { database, storage } = platform;
  await writeManifest(platform, site);
  return database.transaction(async (queries) => {
    await lockSite(queries, site.id);
    if (await staleToken(queries, site.id)) return false;
    await storage.remove(manifestKey(site.name));
    await deleteSite(queries, site.id);
    return true;
  });
}
