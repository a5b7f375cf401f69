import { inArray, sql } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { ImageSites } from "../../images/index.ts";
import { findSite } from "../../sites/index.ts";
import { siteSettings } from "../tables.ts";

/** Selects the sites whose icon is one of these files of the library; as the index `site_serving_favicon` has them. */
export function sitesShowing(queries: Queries, ids: readonly string[]) {
  return queries
    .select({ siteId: siteSettings.siteId })
    .from(siteSettings)
    .where(inArray(sql`(${siteSettings.favicon} ->> 'imageId')`, [...ids]));
}

/** The sites that have one of these files as their icon, by name. */
export async function findImageSites(queries: Queries, reach: Reach, ids: readonly string[]): Promise<ImageSites> {
  if (ids.length === 0) return { named: [], all: 0 };
  const named: { siteId: string; name: string }[] = [];
  let all = 0;
  for (const { siteId } of await sitesShowing(queries, ids)) {
    const site = await findSite(queries, wholeAccount(reach.accountId), siteId);
    if (!site) continue;
    all += 1;
    if (reach.sites === null || reach.sites.has(siteId)) named.push({ siteId, name: site.name });
  }
  return { named: named.sort((one, other) => (one.name < other.name ? -1 : 1)), all };
}
