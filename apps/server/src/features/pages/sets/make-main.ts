import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type PageRow, updatePage } from "../page-store.ts";
import { tellPage } from "../tell-page.ts";
import { type HeldSet, holdSet } from "./hold-set.ts";
import { tellRegrouped } from "./tell-regrouped.ts";

/**
 * Makes a page of a set its main page, within the caller's changes. What was that is a variant from then on, and published
 * together with the new one where that was published together with it.
 */
export async function putMain(queries: Queries, page: PageRow, rows: HeldSet["rows"]): Promise<void> {
  for (const { id, mainId, deletedAt } of rows) {
    if (id === page.id) continue;
    const wasMain = mainId === null && deletedAt === null;
    await updatePage(queries, id, { mainId: page.id, ...(wasMain ? { syncs: page.syncs } : {}) });
  }
  await updatePage(queries, page.id, { mainId: null, syncs: false });
}

/** Makes a variant the main page of its set; nothing for one that is that already. @throws Refusal */
export async function makeMain(platform: Platform, reach: Reach, id: string): Promise<void> {
  const changed = await platform.database.transaction(async (queries) => {
    const set = await holdSet(queries, reach, id);
    if (!set) throw new Refusal("NOT_FOUND");
    if (set.main === null) return [];
    await putMain(queries, set.page, set.rows);
    await tellRegrouped(platform, queries, set.page);
    return set.rows;
  });
  for (const row of changed) tellPage(platform, reach.accountId, row.id, { what: "changed" });
}
