import type { Reach } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { lockSitesOf, rankSites } from "../site-store.ts";
import { settleExcess } from "./settle-excess.ts";

/**
 * Has these sites stay before others, where the plan holds fewer than there are; those that leave for them have a day.
 * @throws Refusal
 */
export async function keepSites(
  platform: Platform,
  { reach, cap }: { readonly reach: Reach; readonly cap: number | null },
  ids: readonly string[],
): Promise<void> {
  await platform.database.transaction(async (queries) => {
    await lockSitesOf(queries, reach);
    const known = await rankSites(queries, reach);
    const wanted = new Set([...ids, ...known.flatMap(({ id, isMain }) => (isMain ? [id] : []))]);
    if (ids.some((id) => known.every((site) => site.id !== id))) throw new Refusal("NOT_FOUND");
    if (cap !== null && wanted.size > Math.max(cap, 1)) throw new Refusal("SITE_LIMIT");
    const hasExcess = known.some(({ excessAt }) => excessAt);
    await settleExcess(platform, queries, { accountId: reach.accountId, cap, first: ids, marks: hasExcess });
  });
}
