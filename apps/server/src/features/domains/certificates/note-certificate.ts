import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findSites, lockSite } from "../../sites/index.ts";
import { findOwnedDomains, setHasCertificate } from "../domain-store.ts";
import { moveSite } from "../main-domain.ts";

/**
 * Says whether visitors of a name that is somebody's are served over HTTPS, within the caller's changes. The pages of the site
 * whose address it is name that address: they are made anew where it has changed.
 */
export async function noteCertificate(
  platform: Pick<Platform, "events" | "config">,
  queries: Queries,
  name: string,
  hasCertificate: boolean,
): Promise<void> {
  const siteIds = [...new Set((await findOwnedDomains(queries, [name])).map(({ siteId }) => siteId))].sort();
  for (const siteId of siteIds) await lockSite(queries, siteId);
  await setHasCertificate(queries, name, hasCertificate);
  for (const site of await findSites(queries, siteIds)) {
    if (site.domain === name) await moveSite(platform, queries, site, { name, hasCertificate });
  }
}
