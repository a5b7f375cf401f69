import { earlierForms, manifestKey, type SiteManifest, siteManifest } from "@vitrine/contract";
import { siteUrl } from "../../../platform/config.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findSites, type SiteRow } from "../../sites/index.ts";
import { listEarlierPaths, listPublications } from "../publication-store.ts";
import { takeTurns } from "../turns.ts";
import { clearStale, staleSiteIds, staleToken } from "./stale-manifest-store.ts";

/** One writer a site at a time, each reading the rows afresh, so that the last one written is the newest. */
const inTurn = takeTurns();

/** Makes what is served of a site what its rows say; on disk when it returns. */
export function writeManifest(platform: Platform, site: SiteRow): Promise<void> {
  return inTurn(site.id, () => write(platform, site));
}

/** The manifest that is there now; null for one that is damaged, which a new one replaces. */
function readManifest(bytes: Buffer): SiteManifest | null {
  try {
    return siteManifest.parse(JSON.parse(bytes.toString("utf8")));
  } catch {
    return null;
  }
}

async function write({ database, storage, config, clock }: Platform, site: SiteRow): Promise<void> {
  const token = await staleToken(database.queries, site.id);
  const published = await listPublications(database.queries, site.id);
  const { gone, moved } = await listEarlierPaths(database.queries, site.id);
  const current = await storage.get(manifestKey(site.name));
  const routes = Object.fromEntries(published.map(({ path, route }) => [path, route]));
  const forms = earlierForms(current && readManifest(current), { routes }, clock.now());
  const manifest: SiteManifest = {
    schema: 1,
    siteId: site.id,
    accountId: site.accountId,
    name: site.name,
    url: siteUrl(config, site.name),
    routes,
    gone: [...gone],
    ...(Object.keys(moved).length > 0 ? { moved } : {}),
    ...(forms.length > 0 ? { earlierForms: forms } : {}),
  };
  const bytes = Buffer.from(JSON.stringify(manifest));
  if (!current?.equals(bytes)) await storage.put(manifestKey(site.name), bytes);
  if (token) await clearStale(database.queries, site.id, token);
}

/** At start: a publish that was committed but killed before its manifest was written is finished here. */
export async function reconcileManifests(platform: Platform): Promise<void> {
  const ids = await staleSiteIds(platform.database.queries);
  for (const site of await findSites(platform.database.queries, ids)) await writeManifest(platform, site);
}
