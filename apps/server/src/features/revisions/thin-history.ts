import type { Queries } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Chain, isLongEnough, type Kept, longer } from "./chain.ts";
import { describeChanges } from "./describe-changes.ts";
import { MOST_BYTES, MOST_REVISIONS, planThinning } from "./plan-thinning.ts";
import { changesBetween, type KeptPage, packChanges, packWhole, unpackChanges, unpackWhole, withChanges } from "./revision-content.ts";
import {
  deleteRevisions,
  historySize,
  listPagesWithHistory,
  lockRevisions,
  type RevisionRow,
  readContents,
  updateRevision,
} from "./revision-store.ts";

/** Pages that are looked for in one go, and revisions that are read in one. */
const PAGES = 200;
const CONTENTS = 50;

/** Thins the history of every page. */
export async function thinHistories(platform: Platform): Promise<void> {
  const { queries } = platform.database;
  let after: string | null = null;
  do {
    const pageIds: string[] = await listPagesWithHistory(queries, after, PAGES);
    for (const pageId of pageIds) await thinHistory(platform, pageId);
    after = pageIds.at(-1) ?? null;
  } while (after !== null);
}

/** Thins a history that has grown beyond what may be within one day. */
export async function thinIfLarge(platform: Platform, pageId: string): Promise<void> {
  const { revisions, bytes } = await historySize(platform.database.queries, pageId);
  if (revisions > MOST_REVISIONS || bytes > MOST_BYTES) await thinHistory(platform, pageId);
}

/** Takes away what `planThinning` says. What stays can be read as before: what it was read on top of is made part of it. */
export async function thinHistory({ database, clock }: Platform, pageId: string): Promise<void> {
  await database.transaction(async (queries) => {
    const rows = await lockRevisions(queries, pageId);
    const gone = new Set(planThinning(rows, clock.now()));
    if (gone.size > 0) await foldAway(queries, pageId, rows, gone);
  });
}

/** What has to be read to know the revision that was looked at last, of those that stay. */
interface Behind {
  readonly page: KeptPage;
  readonly chain: Chain;
}

async function foldAway(queries: Queries, pageId: string, rows: readonly RevisionRow[], gone: ReadonlySet<number>): Promise<void> {
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  // The last that stays before the first to go can be read from a whole one on; without it, all is read from the start.
  const firstGone = rows.findIndex(({ seq }) => gone.has(seq));
  const start = rows.slice(0, Math.max(firstGone, 1)).findLast(({ isWhole }) => isWhole) ?? rows[0];
  let page: KeptPage | null = null as KeptPage | null;
  let behind: Behind | null = null as Behind | null;
  let isAfterGone = false;
  for (let from: number | null = start?.seq ?? null; from !== null; ) {
    const contents = await readContents(queries, pageId, from, CONTENTS);
    for (const { seq, isWhole, content } of contents) {
      page = page && !isWhole ? await changed(page, content) : await unpackWhole(content);
      const row = bySeq.get(seq);
      // Taken since, on top of one that stays.
      if (!row) continue;
      if (gone.has(seq)) {
        isAfterGone = true;
        continue;
      }
      const kept: Kept = isAfterGone ? await rewrite(queries, row, behind, page, content) : { isWhole, bytes: content.length };
      behind = { page, chain: longer(behind?.chain, kept) };
      isAfterGone = false;
    }
    from = contents.length < CONTENTS ? null : (contents.at(-1)?.seq ?? 0) + 1;
  }
  await deleteRevisions(queries, pageId, [...gone]);
}

async function changed({ schema, records }: KeptPage, content: Buffer): Promise<KeptPage> {
  return { schema, records: withChanges(records, await unpackChanges(content)) };
}

/** Writes a revision on top of the last one that stays before it, where that is less than all of it. */
async function rewrite(queries: Queries, row: RevisionRow, behind: Behind | null, page: KeptPage, content: Buffer): Promise<Kept> {
  const before = behind?.page.records ?? new Map();
  const changes = changesBetween(before, page.records);
  const delta = row.isWhole || behind?.page.schema !== page.schema ? null : await packChanges(changes);
  const isWhole = delta === null || !behind || isLongEnough(behind.chain, delta.length);
  const written = row.isWhole ? content : isWhole ? await packWhole(page) : delta;
  await updateRevision(queries, row, {
    isWhole,
    changes: behind ? describeChanges(before, changes) : {},
    ...(row.isWhole ? {} : { content: written }),
  });
  return { isWhole, bytes: written.length };
}
