import { and, asc, eq, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { sectionRepublishes, sectionRepublishPages } from "../tables.ts";

export type RepublishRow = typeof sectionRepublishes.$inferSelect;
export type RepublishPageState = (typeof sectionRepublishPages.$inferSelect)["state"];

/** Pages whose rows are written at a time. */
const ROWS_A_TIME = 1_000;

export async function findRepublish(queries: Queries, sectionId: string): Promise<RepublishRow | undefined> {
  const [row] = await queries.select().from(sectionRepublishes).where(eq(sectionRepublishes.sectionId, sectionId)).limit(1);
  return row;
}

/** Begins a time with these pages, in the place of the last one. */
export async function replaceRepublish(queries: Queries, row: RepublishRow, pageIds: readonly string[]): Promise<void> {
  await queries.delete(sectionRepublishes).where(eq(sectionRepublishes.sectionId, row.sectionId));
  await queries.insert(sectionRepublishes).values(row);
  for (let from = 0; from < pageIds.length; from += ROWS_A_TIME) {
    const part = pageIds.slice(from, from + ROWS_A_TIME);
    await queries
      .insert(sectionRepublishPages)
      .values(part.map((pageId) => ({ sectionId: row.sectionId, pageId, state: "waiting" as const, problem: null })));
  }
}

export async function putRepublishState(queries: Queries, { sectionId, run }: RepublishRow, state: RepublishRow["state"]): Promise<void> {
  await queries
    .update(sectionRepublishes)
    .set({ state })
    .where(and(eq(sectionRepublishes.sectionId, sectionId), eq(sectionRepublishes.run, run), eq(sectionRepublishes.state, "running")));
}

/** What became of a page; undefined for one that it is not about. */
export async function findRepublishPage(queries: Queries, sectionId: string, pageId: string): Promise<RepublishPageState | undefined> {
  const [row] = await queries
    .select({ state: sectionRepublishPages.state })
    .from(sectionRepublishPages)
    .where(isPage(sectionId, pageId))
    .limit(1);
  return row?.state;
}

export async function settleRepublishPage(
  queries: Queries,
  { sectionId, pageId }: { readonly sectionId: string; readonly pageId: string },
  state: RepublishPageState,
  problem: string | null,
): Promise<void> {
  await queries.update(sectionRepublishPages).set({ state, problem }).where(isPage(sectionId, pageId));
}

/** How many pages there are in each state. */
export async function countRepublishPages(queries: Queries, sectionId: string): Promise<ReadonlyMap<RepublishPageState, number>> {
  const rows = await queries
    .select({ state: sectionRepublishPages.state, count: sql<number>`count(*)::int` })
    .from(sectionRepublishPages)
    .where(eq(sectionRepublishPages.sectionId, sectionId))
    .groupBy(sectionRepublishPages.state);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** The first pages that are in a state, by their ids, and why they failed. */
export function listRepublishPages(
  queries: Queries,
  sectionId: string,
  state: RepublishPageState,
  limit: number,
): Promise<{ readonly pageId: string; readonly problem: string | null }[]> {
  return queries
    .select({ pageId: sectionRepublishPages.pageId, problem: sectionRepublishPages.problem })
    .from(sectionRepublishPages)
    .where(and(eq(sectionRepublishPages.sectionId, sectionId), eq(sectionRepublishPages.state, state)))
    .orderBy(asc(sectionRepublishPages.pageId))
    .limit(limit);
}

function isPage(sectionId: string, pageId: string) {
  return and(eq(sectionRepublishPages.sectionId, sectionId), eq(sectionRepublishPages.pageId, pageId));
}
