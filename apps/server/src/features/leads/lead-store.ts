import { and, desc, eq, getTableColumns, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { JOURNAL_START, type JournalPosition } from "../../platform/journal/journal.ts";
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
    .where(and(matches(accountId, filter), older ?? undefined))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit);
}

function matches(accountId: string, filter: LeadFilter): SQL | undefined {
  return and(
    eq(leads.accountId, accountId),
    filter.pageId ? eq(leads.pageId, filter.pageId) : undefined,
    filter.siteId ? eq(leads.siteId, filter.siteId) : undefined,
    filter.box === "all" ? undefined : eq(leads.isSuspect, filter.box === "suspect"),
  );
}

/** Adds leads, in one statement that reads them from one parameter; one that is there already is left as it is. */
export async function insertLeads(queries: Queries, rows: readonly LeadRow[]): Promise<void> {
  if (rows.length === 0) return;
  const records = JSON.stringify(rows.map(asRecord));
  await queries.execute(
    sql`INSERT INTO leads SELECT * FROM json_populate_recordset(NULL::leads, ${records}::json) ON CONFLICT (id) DO NOTHING`,
  );
}

const COLUMNS = Object.entries(getTableColumns(leads)).map(([key, column]) => [key as keyof LeadRow, column.name] as const);

function asRecord(row: LeadRow): Record<string, unknown> {
  return Object.fromEntries(COLUMNS.map(([key, name]) => [name, row[key]]));
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
    .where(and(sql`${leads.foldKey} = ANY(${sql.param([...foldKeys])}::text[])`, gte(leads.createdAt, since)))
    .orderBy(leads.createdAt);
  return new Map(rows.map(({ foldKey, ...lead }) => [foldKey, lead]));
}

/** A lead that was sent again, this many times, last at `at`. */
export interface SentAgain {
  readonly id: string;
  readonly times: number;
  readonly at: Date;
}

export async function countAgain(queries: Queries, again: readonly SentAgain[]): Promise<void> {
  if (again.length === 0) return;
  await queries.execute(sql`
    UPDATE leads SET count = leads.count + again.times, updated_at = again.at
    FROM json_to_recordset(${JSON.stringify(again)}::json) AS again (id text, times integer, at timestamptz)
    WHERE leads.id = again.id`);
}

/** How far a journal has been drained, held until the transaction ends, so that no two drain the same entries. */
export async function readCursor(queries: Queries, journal: string): Promise<JournalPosition> {
  await queries
    .insert(journalCursor)
    .values({ journal, ...JOURNAL_START })
    .onConflictDoNothing();
  const [row] = await queries.select().from(journalCursor).where(eq(journalCursor.journal, journal)).limit(1).for("update");
  return row ? { segment: row.segment, offset: row.offset } : JOURNAL_START;
}

export async function writeCursor(queries: Queries, journal: string, { segment, offset }: JournalPosition): Promise<void> {
  await queries.update(journalCursor).set({ segment, offset }).where(eq(journalCursor.journal, journal));
}

/** The names of all answers of some leads, those of the newest lead first. */
export async function answerNames(queries: Queries, accountId: string, filter: LeadFilter, before: Date): Promise<string[]> {
  const answers = queries
    .select({
      name: sql<string>`answer.value ->> 'name'`.as("name"),
      at: leads.createdAt,
      place: sql<number>`answer.ordinality`.as("place"),
    })
    .from(leads)
    .crossJoin(sql`jsonb_array_elements(${leads.answers}) WITH ORDINALITY AS answer`)
    .where(and(matches(accountId, filter), lte(leads.createdAt, before)))
    .as("answers");
  const rows = await queries
    .select({ name: answers.name })
    .from(answers)
    .groupBy(answers.name)
    .orderBy(desc(sql`max(${answers.at})`), sql`min(${answers.place})`);
  return rows.map(({ name }) => name);
}

/** Deletes up to `limit` of an account's leads. Returns how many. */
export async function deleteSomeLeads(queries: Queries, accountId: string, limit: number): Promise<number> {
  const some = queries.select({ id: leads.id }).from(leads).where(eq(leads.accountId, accountId)).limit(limit);
  const gone = await queries.delete(leads).where(inArray(leads.id, some));
  return gone.rowCount ?? 0;
}
