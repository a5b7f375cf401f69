import { and, asc, count, desc, eq, getTableColumns, gt, gte, inArray, isNotNull, isNull, lt, lte, max, sql } from "drizzle-orm";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { pageRevisions } from "./tables.ts";

type Row = typeof pageRevisions.$inferSelect;

/** A revision without its content. */
export type RevisionRow = Omit<Row, "content">;
export type RevisionKind = Row["kind"];
/** What is kept of a revision, to be read after those before it. */
export type ContentRow = Pick<Row, "seq" | "isWhole" | "content">;

const { content: _, ...columns } = getTableColumns(pageRevisions);

/** Adds a revision; false where another has taken its place in the row meanwhile. */
export async function insertRevision(queries: Queries, row: Row): Promise<boolean> {
  const added = await queries.insert(pageRevisions).values(row).onConflictDoNothing().returning({ seq: pageRevisions.seq });
  return added.length > 0;
}

export async function findRevision(queries: Queries, pageId: string, id: string): Promise<RevisionRow | undefined> {
  const [row] = await queries
    .select(columns)
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, pageId), eq(pageRevisions.id, id)))
    .limit(1);
  return row;
}

export async function findLastRevision(queries: Queries, pageId: string): Promise<RevisionRow | undefined> {
  const [row] = await queries
    .select(columns)
    .from(pageRevisions)
    .where(eq(pageRevisions.pageId, pageId))
    .orderBy(desc(pageRevisions.seq))
    .limit(1);
  return row;
}

/** The newest revision that has a page's version. */
export async function findRevisionAt(queries: Queries, pageId: string, version: number): Promise<RevisionRow | undefined> {
  const [row] = await queries
    .select(columns)
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, pageId), eq(pageRevisions.version, version)))
    .orderBy(desc(pageRevisions.seq))
    .limit(1);
  return row;
}

/** The newest revision up to a page's version that visitors were given. */
export async function findPublishedUpTo(queries: Queries, pageId: string, version: number): Promise<RevisionRow | undefined> {
  const [row] = await queries
    .select(columns)
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, pageId), lte(pageRevisions.version, version), isNotNull(pageRevisions.publishedAt)))
    .orderBy(desc(pageRevisions.seq))
    .limit(1);
  return row;
}

/** The history of a page, newest first. */
export async function listRevisions(queries: Queries, pageId: string, limit: number, after: Cursor | null): Promise<RevisionRow[]> {
  const last = after && sql`SELECT seq FROM page_revisions WHERE page_id = ${pageId} AND id = ${after.id}`;
  return queries
    .select(columns)
    .from(pageRevisions)
    .where(
      and(
        eq(pageRevisions.pageId, pageId),
        // The one it goes on from may be gone by now: then from its moment on.
        after
          ? and(lte(pageRevisions.createdAt, after.at), lt(pageRevisions.seq, sql`coalesce((${last}), ${pageRevisions.seq} + 1)`))
          : undefined,
      ),
    )
    .orderBy(desc(pageRevisions.seq))
    .limit(limit);
}

/** When a page was last published, as its history knows. */
export async function lastPublishedAt(queries: Queries, pageId: string): Promise<Date | null> {
  const [row] = await queries
    .select({ at: max(pageRevisions.publishedAt) })
    .from(pageRevisions)
    .where(eq(pageRevisions.pageId, pageId));
  return row?.at ?? null;
}

export async function updateRevision(
  queries: Queries,
  { pageId, seq }: Pick<Row, "pageId" | "seq">,
  changes: Partial<Omit<Row, "pageId" | "seq" | "id">>,
): Promise<void> {
  await queries
    .update(pageRevisions)
    .set(changes)
    .where(and(eq(pageRevisions.pageId, pageId), eq(pageRevisions.seq, seq)));
}

/** Says more of a revision; a name only of one that still has none. False where it has one by now, or is gone. */
export async function noteOfRevision(
  queries: Queries,
  { pageId, seq }: Pick<Row, "pageId" | "seq">,
  changes: Partial<Pick<Row, "name" | "byId" | "bySupport" | "publishedAt" | "publishedBy" | "publishedVia">>,
): Promise<boolean> {
  if (Object.keys(changes).length === 0) return true;
  const isUnnamed = changes.name === undefined ? undefined : isNull(pageRevisions.name);
  const noted = await queries
    .update(pageRevisions)
    .set(changes)
    .where(and(eq(pageRevisions.pageId, pageId), eq(pageRevisions.seq, seq), isUnnamed))
    .returning({ seq: pageRevisions.seq });
  return noted.length > 0;
}

/** What is kept of a revision and of those that it is read on top of, oldest first: the first of them is whole. */
export async function readChain(queries: Queries, pageId: string, seq: number): Promise<ContentRow[]> {
  const whole = sql`(SELECT max(seq) FROM page_revisions WHERE page_id = ${pageId} AND seq <= ${seq} AND is_whole)`;
  return queries
    .select({ seq: pageRevisions.seq, isWhole: pageRevisions.isWhole, content: pageRevisions.content })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, pageId), lte(pageRevisions.seq, seq), gte(pageRevisions.seq, whole)))
    .orderBy(asc(pageRevisions.seq));
}

/** What is kept of the revisions from one on, oldest first. */
export async function readContents(queries: Queries, pageId: string, fromSeq: number, limit: number): Promise<ContentRow[]> {
  return queries
    .select({ seq: pageRevisions.seq, isWhole: pageRevisions.isWhole, content: pageRevisions.content })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, pageId), gte(pageRevisions.seq, fromSeq)))
    .orderBy(asc(pageRevisions.seq))
    .limit(limit);
}

/** The revisions of a page, oldest first, with the bytes each takes; nobody else may change them until the transaction ends. */
export async function lockRevisions(queries: Queries, pageId: string): Promise<(RevisionRow & { readonly bytes: number })[]> {
  return queries
    .select({ ...columns, bytes: sql<number>`octet_length(${pageRevisions.content})` })
    .from(pageRevisions)
    .where(eq(pageRevisions.pageId, pageId))
    .orderBy(asc(pageRevisions.seq))
    .for("update");
}

export async function deleteRevisions(queries: Queries, pageId: string, seqs: readonly number[]): Promise<void> {
  await queries.delete(pageRevisions).where(and(eq(pageRevisions.pageId, pageId), inArray(pageRevisions.seq, [...seqs])));
}

export interface HistorySize {
  readonly revisions: number;
  readonly named: number;
  readonly bytes: number;
}

export async function historySize(queries: Queries, pageId: string): Promise<HistorySize> {
  const [row] = await queries
    .select({
      revisions: count(),
      named: count(pageRevisions.name),
      bytes: sql<number>`coalesce(sum(octet_length(${pageRevisions.content})), 0)::float8`,
    })
    .from(pageRevisions)
    .where(eq(pageRevisions.pageId, pageId));
  return row ?? { revisions: 0, named: 0, bytes: 0 };
}

/** Pages that have a history, in the order of their ids. */
export async function listPagesWithHistory(queries: Queries, afterId: string | null, limit: number): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ pageId: pageRevisions.pageId })
    .from(pageRevisions)
    .where(afterId === null ? undefined : gt(pageRevisions.pageId, afterId))
    .orderBy(asc(pageRevisions.pageId))
    .limit(limit);
  return rows.map(({ pageId }) => pageId);
}

/** The names that a page's revisions have. */
export async function countNamed(queries: Queries, pageId: string): Promise<number> {
  return queries.$count(pageRevisions, and(eq(pageRevisions.pageId, pageId), isNotNull(pageRevisions.name)));
}
