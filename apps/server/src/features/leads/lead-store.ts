import { and, desc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import type { JournalPosition } from "../../platform/journal/journal.ts";
import { journalCursor, leads } from "./tables.ts";

export type LeadRow = typeof leads.$inferSelect;

export interface LeadFilter {
  readonly pageId?: string | undefined;
  readonly siteId?: string | undefined;
  readonly box: "inbox" | "suspect" | "all";
}

export async function listLeads(
  queries: Queries,
  accountId: string,
  filter: LeadFilter,
  limit: number,
  after: Cursor | null,
): Promise<LeadRow[]> {
  const older = after && or(lt(leads.createdAt, after.at), and(eq(leads.createdAt, after.at), lt(leads.id, after.id)));
  return queries
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.accountId, accountId),
        filter.pageId ? eq(leads.pageId, filter.pageId) : undefined,
        filter.siteId ? eq(leads.siteId, filter.siteId) : undefined,
        filter.box === "all" ? undefined : eq(leads.isSuspect, filter.box === "suspect"),
        older ?? undefined,
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit);
}

/** Adds leads; one that is there already, from a drain that was cut off, is left as it is. */
export async function insertLeads(queries: Queries, rows: readonly LeadRow[]): Promise<void> {
  if (rows.length > 0)
    await queries
      .insert(leads)
      .values([...rows])
      .onConflictDoNothing({ target: leads.id });
}

/** The newest lead of each fold key since a moment. */
export async function findFoldable(
  queries: Queries,
  foldKeys: readonly string[],
  since: Date,
): Promise<Map<string, { id: string; createdAt: Date }>> {
  if (foldKeys.length === 0) return new Map();
  const rows = await queries
    .select({ id: leads.id, foldKey: leads.foldKey, createdAt: leads.createdAt })
    .from(leads)
    .where(and(inArray(leads.foldKey, [...foldKeys]), gte(leads.createdAt, since)))
    .orderBy(leads.createdAt);
  return new Map(rows.map(({ foldKey, ...lead }) => [foldKey, lead]));
}

export async function countAgain(queries: Queries, id: string, times: number, at: Date): Promise<void> {
  await queries
    .update(leads)
    .set({ count: sql`${leads.count} + ${times}`, updatedAt: at })
    .where(eq(leads.id, id));
}

export async function readCursor(queries: Queries, journal: string): Promise<JournalPosition | undefined> {
  const [row] = await queries.select().from(journalCursor).where(eq(journalCursor.journal, journal)).limit(1).for("update");
  return row && { segment: row.segment, offset: row.offset };
}

export async function writeCursor(queries: Queries, journal: string, { segment, offset }: JournalPosition): Promise<void> {
  await queries
    .insert(journalCursor)
    .values({ journal, segment, offset })
    .onConflictDoUpdate({ target: journalCursor.journal, set: { segment, offset } });
}
