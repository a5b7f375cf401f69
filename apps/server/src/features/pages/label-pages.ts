import { LABELS_A_PAGE } from "@vitrine/contract";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { holdLabels } from "../labels/index.ts";
import { lockPages, type PageRow, updatePage } from "./page-store.ts";
import { tellPage } from "./tell-page.ts";

export interface Labelling {
  readonly pageIds: readonly string[];
  /** Labels by their ids. One that is in both is put on. */
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Puts labels on pages, and takes others off: on all of them or on none. Their order is that of the pages given. @throws Refusal */
export async function labelPages(platform: Platform, reach: Reach, { pageIds, add, remove }: Labelling): Promise<PageRow[]> {
  const labelled = await platform.database.transaction(async (queries) => {
    // The labels first, as whoever deletes one holds it first.
    const held = await holdLabels(queries, reach, add);
    if (add.some((id) => !held.has(id))) throw new Refusal("LABEL_NOT_FOUND", { fields: [{ path: "add", code: "invalid" }] });
    const found = new Map((await lockPages(queries, reach, pageIds)).map((row) => [row.id, row]));
    const rows: PageRow[] = [];
    for (const id of new Set(pageIds)) {
      const row = found.get(id);
      if (!row) throw new Refusal("NOT_FOUND", { fields: [{ path: "pageIds", code: "invalid" }] });
      const labelIds = [...new Set([...row.labelIds.filter((each) => !remove.includes(each)), ...add])].sort();
      if (labelIds.length > LABELS_A_PAGE) throw new Refusal("PAGE_LABEL_LIMIT", { values: { limit: LABELS_A_PAGE } });
      await updatePage(queries, id, { labelIds });
      rows.push({ ...row, labelIds });
    }
    return rows;
  });
  for (const { id, accountId } of labelled) tellPage(platform, accountId, id, { what: "changed" });
  return labelled;
}
