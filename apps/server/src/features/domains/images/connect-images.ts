import { domainToUnicode } from "node:url";
import type { Reach } from "../../../platform/acting/reach.ts";
import { violates } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { findSite, lockSite, type SiteRow } from "../../sites/index.ts";
import { addDomain, type NewDomain, readNewName } from "../connect-domain.ts";
import { type DomainRow, findImageDomain, findLeaving, findServedOfSite, lockDomain, updateDomain } from "../domain-store.ts";
import { makeLooks } from "../looks/look-queue.ts";
import { otherFormOf } from "../read-domain-name.ts";
import { tellDomain } from "../tell-domain.ts";
import { refuseImages } from "./support-code.ts";
import { makeTending } from "./tending-queue.ts";

/**
 * Connects a subdomain to a site under which the images of its pages are to be shown: from now on its entries are looked
 * for. One that is being taken away from the site stays instead.
 * @throws Refusal
 */
export async function connectImages(
  platform: Platform,
  { reach, requestId }: { readonly reach: Reach; readonly requestId: string },
  { siteId, text }: NewDomain,
): Promise<DomainRow> {
  const { queries } = platform.database;
  try {
    const site = await findSite(queries, reach, siteId);
    if (!site) throw new Refusal("NOT_FOUND");
    if ((await findServedOfSite(queries, siteId, "")).length === 0) throw new Refusal("IMAGE_DOMAIN_TOO_EARLY");
    const name = await readNewName(platform, text);
    // A registered name, and the same with `www.`, are what people write to see pages.
    if (otherFormOf(name) !== null) {
      throw new Refusal("INVALID_INPUT", { fields: [{ path: "name", code: "image_subdomain_required" }] });
    }
    return (await keepLeaving(platform, site, name)) ?? (await add(platform, reach, site, name));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refuseImages(platform, "created", { requestId, about: siteId, error });
  }
}

async function add(platform: Platform, reach: Reach, site: SiteRow, name: string): Promise<DomainRow> {
  try {
    return await addDomain(platform, reach, {
      ...{ site, name, purpose: "images" },
      async check(queries) {
        const other = await findImageDomain(queries, site.id);
        if (other && other.name !== name) throw connected(other);
        // Who takes the last domain off the site holds its row as well.
        const place = await lockSite(queries, site.id);
        if (!place || (await findServedOfSite(queries, site.id, "")).length === 0) throw new Refusal("IMAGE_DOMAIN_TOO_EARLY");
      },
    });
  } catch (error) {
    if (!violates(error, "domains_images")) throw error;
    const other = await findImageDomain(platform.database.queries, site.id);
    throw other ? connected(other) : error;
  }
}

function connected({ id, name }: DomainRow): Refusal {
  return new Refusal("IMAGE_DOMAIN_CONNECTED", { values: { name: domainToUnicode(name) }, data: { imageDomainId: id } });
}

/** Takes back that a name is to be taken away from a site; null where it is not. */
async function keepLeaving(platform: Platform, site: SiteRow, name: string): Promise<DomainRow | null> {
  const { database, clock } = platform;
  const kept = await database.transaction(async (queries) => {
    const place = await lockSite(queries, site.id);
    const leaving = place && (await findLeaving(queries, site.id, name));
    const row = leaving && (await lockDomain(queries, leaving.id));
    // One that has ended is on its way out, and comes back as a new one.
    if (!row?.removingAt || row.completedAt === null) return null;
    const other = await findImageDomain(queries, site.id);
    if (other) throw connected(other);
    const now = new Date(clock.now());
    const changes = {
      removingAt: null,
      unnamedAt: null,
      completedAt: now,
      round: row.round + 1,
      attempts: 0,
      askedAt: now,
      nextCheckAt: now,
    };
    const stays = { ...row, ...changes };
    await updateDomain(queries, row.id, changes);
    await makeLooks(platform, queries, stays);
    await makeTending(platform, queries, stays);
    return stays;
  });
  if (kept) tellDomain(platform, kept);
  return kept;
}
