import type { Reach } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findSite, lockSitesOf, moveMain, type SiteRow } from "./site-store.ts";

/**
 * Makes a site the main one.
 * @throws Refusal
 */
export async function setMainSite({ database }: Platform, reach: Reach, id: string): Promise<SiteRow> {
  return database.transaction(async (queries) => {
    await lockSitesOf(queries, reach);
    const site = await findSite(queries, reach, id);
    if (!site) throw new Refusal("NOT_FOUND");
    // It could go at the end of the day, and the account would be left without a main site.
    if (site.excessAt) throw new Refusal("SITE_OVER_PLAN");
    if (!site.isMain) await moveMain(queries, reach, id);
    return { ...site, isMain: true };
  });
}
