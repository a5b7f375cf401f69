import { breaks } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { deleteRegionRow, lockRegions } from "./region-store.ts";

/**
 * Removes a region that no site is in. One is always left: without any, nobody could make a site.
 * @throws Refusal
 */
export async function removeRegion({ database }: Platform, id: string): Promise<void> {
  try {
    await database.transaction(async (queries) => {
      const ids = await lockRegions(queries);
      if (!ids.includes(id)) throw new Refusal("NOT_FOUND");
      if (ids.length === 1) throw new Refusal("REGION_LAST");
      await deleteRegionRow(queries, id);
    });
  } catch (error) {
    throw breaks(error, "sites_region") ? new Refusal("REGION_IN_USE") : error;
  }
}
