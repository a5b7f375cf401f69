import type { Lead } from "@vitrine/contract";
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { within } from "../../platform/database/within.ts";
import { insertLeadFields } from "./lead-field-store.ts";
import type { LeadFilter } from "./lead-filter.ts";
import { leads } from "./tables.ts";

export type LeadRow = typeof leads.$inferSelect;

/** Leads, newest first. Each box is a range of one index in this very order, so that no page is dearer than another. */
export async function listLeads(
  queries: Queries,
  reach: Reach,
  filter: LeadFilter,
  limit: number,
  after: Cursor | null,
): Promise<LeadRow[]> {
  const inBox = (isSuspect: boolean) =>
    queries
      .select()
      .from(leads)
      .where(and(matches(reach, filter), eq(leads.isSuspect, isSuspect), after ? olderThan(after) : undefined))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(limit);
  if (filter.box !== "all") return inBox(filter.box === "suspect");
  return unionAll(inBox(false), inBox(true)).orderBy(desc(leads.createdAt), desc(leads.id)).limit(limit);
}

/** A comparison of rows, which an index answers from its middle; the same said with `OR` is read from its start. */
function olderThan({ at, id }: Cursor): SQL {
  return sql`(${leads.createdAt}, ${leads.id}) < (${at.toISOString()}::timestamptz, ${id})`;
}

function matches(reach: Reach, filter: Pick<LeadFilter, "pageId" | "siteId">): SQL | undefined {
  return and(
    within(reach, leads),
    filter.pageId ? eq(leads.pageId, filter.pageId) : undefined,
    filter.siteId ? eq(leads.siteId, filter.siteId) : undefined,
  );
}

/** How many leads came in through a site, whichever box they are in. */
export function countLeads(queries: Queries, reach: Reach, siteId: string): Promise<number> {
  return queries.$count(leads, matches(reach, { siteId, pageId: undefined }));
}

/** What a CSV file says of a lead, as text ready to be written. */
export type LeadTexts = Record<
  "id" | "at" | "updatedAt" | "formName" | "pageId" | "pageUri" | "referer" | "ip" | "userAgent" | "status" | "count",
  string
> & { readonly isContactable: boolean; readonly step: string | null; readonly question: string | null; readonly answers: Lead["answers"] };

/** The same leads in the same order as `listLeads`, with what a CSV file needs of them and nothing else. */
export async function readLeadTexts(
  queries: Queries,
  reach: Reach,
  filter: LeadFilter,
  limit: number,
  after: Cursor,
): Promise<LeadTexts[]> {
  const text = (column: PgColumn) => sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const inBox = (isSuspect: boolean) => sql`(
    SELECT * FROM leads WHERE ${and(matches(reach, filter), eq(leads.isSuspect, isSuspect), olderThan(after))}
    ORDER BY created_at DESC, id DESC LIMIT ${limit})`;
  const found = filter.box === "all" ? sql`${inBox(false)} UNION ALL ${inBox(true)}` : inBox(filter.box === "suspect");
  const { rows } = await queries.execute<LeadTexts>(sql`
    SELECT id, ${text(leads.createdAt)} AS at, ${text(leads.updatedAt)} AS "updatedAt", form_name AS "formName", page_id AS "pageId",
      page_uri AS "pageUri", referer, ip, user_agent AS "userAgent", status, count::text, is_contactable AS "isContactable",
      step, question, answers
    FROM (${found}) AS leads ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
  return rows;
}

/**
 * Adds leads, in one statement that reads them from one parameter, and the fields they are the first to have; one
 * that is there already is left as it is.
 */
export async function insertLeads(queries: Queries, rows: readonly LeadRow[]): Promise<void> {
  if (rows.length === 0) return;
  const records = JSON.stringify(rows.map(asRecord));
  await queries.execute(
    sql`INSERT INTO leads SELECT * FROM json_populate_recordset(NULL::leads, ${records}::json) ON CONFLICT (id) DO NOTHING`,
  );
  await insertLeadFields(queries, rows);
}

const COLUMNS = Object.entries(getTableColumns(leads)).map(([key, column]) => [key as keyof LeadRow, column.name] as const);

function asRecord(row: LeadRow): Record<string, unknown> {
  return Object.fromEntries(COLUMNS.map(([key, name]) => [name, row[key]]));
}

/**
 * The leads of some deduplication keys since a moment: the newest of each, and the ids of all. Each key is looked up
 * by itself, which no planner can get wrong: of a table that grew since it was last analysed it would rather read all.
 */
export async function findDuplicated(
  queries: Queries,
  deduplicationKeys: readonly string[],
  since: Date,
): Promise<{ readonly newest: Map<string, { id: string; createdAt: Date }>; readonly ids: ReadonlySet<string> }> {
  if (deduplicationKeys.length === 0) return { newest: new Map(), ids: new Set() };
  const { rows } = await queries.execute<{ key: string; id: string; at: number }>(sql`
    SELECT wanted.key, lead.id, lead.at
    FROM unnest(${sql.param([...deduplicationKeys])}::text[]) AS wanted (key), LATERAL (
      SELECT id, (extract(epoch FROM created_at) * 1000)::float8 AS at FROM leads
      WHERE fold_key = wanted.key AND created_at >= ${since.toISOString()}::timestamptz
      OFFSET 0) AS lead
    ORDER BY lead.at`);
  return { newest: new Map(rows.map(({ key, id, at }) => [key, { id, createdAt: new Date(at) }])), ids: new Set(rows.map(({ id }) => id)) };
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

/** Deletes up to `limit` of an account's leads. Returns how many. */
export async function deleteSomeLeads(queries: Queries, reach: Reach, limit: number): Promise<number> {
  const some = queries.select({ id: leads.id }).from(leads).where(within(reach, leads)).limit(limit);
  const gone = await queries.delete(leads).where(inArray(leads.id, some));
  return gone.rowCount ?? 0;
}
