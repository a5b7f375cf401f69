import { domainToUnicode } from "node:url";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findSites, lockSite } from "../sites/index.ts";
import {
  type DomainRow,
  deleteDomain,
  findDomain,
  findImageDomain,
  findServedOfSite,
  listDomainsOfSite,
  lockDomain,
  updateDomain,
} from "./domain-store.ts";
import { writeHostParts } from "./host-part.ts";
import { leaveSite } from "./main-domain.ts";
import { tellDomain } from "./tell-domain.ts";

/** How many pages of a site are published. */
export type CountPublished = (queries: Queries, siteId: string) => Promise<number>;

/** As people tell it to support: a domain could not be unlinked, because the database or the disk refused. */
const SUPPORT_CODE = "GGHYT";

/**
 * Unlinks a domain from its site. What visitors meet under it goes before its row, so that a kill in between leaves a domain
 * to be unlinked again, and never a name that leads to what nobody owns.
 * @throws Refusal
 */
export async function removeDomain(
  platform: Platform,
  countPublished: CountPublished,
  { reach, requestId }: { readonly reach: Reach; readonly requestId: string },
  id: string,
): Promise<void> {
  const { database, log } = platform;
  try {
    const row = await database.transaction(async (queries) => {
      const known = await findDomain(queries, reach, id, "pages");
      if (!known) throw new Refusal("NOT_FOUND");
      await lockSite(queries, known.siteId);
      const [site] = await findSites(queries, [known.siteId]);
      const current = await lockDomain(queries, id);
      if (!current) throw new Refusal("NOT_FOUND");
      if (site?.domain === current.name && (await countPublished(queries, site.id)) > 0) throw new Refusal("DOMAIN_HAS_PAGES");
      if (current.completedAt !== null) await refuseUnderImages(queries, current);
      if (site) await leaveSite(platform, queries, site, current);
      await endServing(queries, current);
      return current;
    });
    await forgetDomain(platform, row);
    tellDomain(platform, row);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log("error", "domains.not_removed", { requestId, domain: id, supportCode: SUPPORT_CODE, error });
    throw new Refusal("DOMAIN_NOT_REMOVED", { values: { code: SUPPORT_CODE }, data: { supportCode: SUPPORT_CODE } });
  }
}

/** An image domain needs one that shows the pages: the last of those stays as long as it does. */
async function refuseUnderImages(queries: Queries, { id, siteId }: DomainRow): Promise<void> {
  const images = await findImageDomain(queries, siteId);
  if (!images || (await findServedOfSite(queries, siteId, id)).length > 0) return;
  throw new Refusal("DOMAIN_HAS_IMAGES", { values: { name: domainToUnicode(images.name) }, data: { imageDomainId: images.id } });
}

/** Takes away the domains of a site that is about to go, whatever is published under them. */
export async function removeDomainsOf(platform: Platform, siteId: string): Promise<void> {
  for (const row of await listDomainsOfSite(platform.database.queries, siteId)) {
    await platform.database.transaction(async (queries) => {
      const current = await lockDomain(queries, row.id);
      if (current) await endServing(queries, current);
    });
    await forgetDomain(platform, row);
  }
}

/** Looks under way find that something else was asked, and bring nothing back; a certificate that is there shows nothing any more. */
export async function endServing(queries: Queries, { id, round }: DomainRow): Promise<void> {
  await updateDomain(queries, id, { completedAt: null, ownedAt: null, state: "pending", round: round + 1, nextCheckAt: null });
}

/** Takes away what is served of a domain that has ended, and then its row. */
export async function forgetDomain(platform: Platform, { id, name }: DomainRow): Promise<void> {
  await writeHostParts(platform, name);
  await deleteDomain(platform.database.queries, id);
}
