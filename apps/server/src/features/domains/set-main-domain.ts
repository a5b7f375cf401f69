import type { Reach } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findSites, lockSite } from "../sites/index.ts";
import { type DomainRow, findDomain, lockDomain } from "./domain-store.ts";
import { moveSite } from "./main-domain.ts";
import { tellDomain } from "./tell-domain.ts";

/**
 * Makes a domain that is served the address of its site; its pages are published again with it.
 * @throws Refusal
 */
export async function setMainDomain(platform: Platform, reach: Reach, id: string): Promise<DomainRow> {
  const row = await platform.database.transaction(async (queries) => {
    const known = await findDomain(queries, reach, id, "pages");
    if (!known) throw new Refusal("NOT_FOUND");
    await lockSite(queries, known.siteId);
    const [site] = await findSites(queries, [known.siteId]);
    const current = await lockDomain(queries, id);
    if (!site || !current) throw new Refusal("NOT_FOUND");
    if (current.completedAt === null) throw new Refusal("DOMAIN_NOT_READY");
    await moveSite(platform, queries, site, current);
    return current;
  });
  tellDomain(platform, row);
  return row;
}
