import { and, asc, desc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { Cursor } from "../../../platform/cursor.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { keptPublications, publications } from "../tables.ts";

export type KeptPublication = typeof keptPublications.$inferSelect;

const {
  route: _route,
  files: _files,
  imageIds: _imageIds,
  codeSeals: _codeSeals,
  sections: _sections,
  alternates: _alternates,
  ...told
} = getTableColumns(keptPublications);

/** A kept publication without what it takes to serve it. */
export type ToldPublication = { readonly [Name in keyof typeof told]: KeptPublication[Name] };

export async function insertKept(queries: Queries, row: KeptPublication): Promise<void> {
  await queries.insert(keptPublications).values(row);
}

export async function updateKept(queries: Queries, id: string, changes: Partial<Omit<KeptPublication, "id" | "pageId">>): Promise<void> {
  await queries.update(keptPublications).set(changes).where(eq(keptPublications.id, id));
}

function isIt(pageId: string, id: string) {
  return and(eq(keptPublications.id, id), eq(keptPublications.pageId, pageId));
}

export async function findKept(queries: Queries, pageId: string, id: string): Promise<KeptPublication | undefined> {
  const [row] = await queries.select().from(keptPublications).where(isIt(pageId, id)).limit(1);
  return row;
}

/** The same, and nobody takes it away until the transaction ends. */
export async function lockKept(queries: Queries, pageId: string, id: string): Promise<KeptPublication | undefined> {
  const [row] = await queries.select().from(keptPublications).where(isIt(pageId, id)).limit(1).for("update");
  return row;
}

/** The kept publication that visitors of a page get now. */
export async function findLive(queries: Queries, pageId: string): Promise<KeptPublication | undefined> {
  const [row] = await queries
    .select(getTableColumns(keptPublications))
    .from(publications)
    .innerJoin(keptPublications, eq(keptPublications.id, publications.publicationId))
    .where(eq(publications.pageId, pageId))
    .limit(1);
  return row;
}

/** What is kept of a page, newest first. */
export function listKept(queries: Queries, pageId: string, limit: number, after: Cursor | null): Promise<ToldPublication[]> {
  const { publishedAt, id } = keptPublications;
  const older = after ? sql`(${publishedAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id})` : undefined;
  return queries
    .select(told)
    .from(keptPublications)
    .where(and(eq(keptPublications.pageId, pageId), older))
    .orderBy(desc(publishedAt), desc(id))
    .limit(limit);
}

/** The id of the kept publication that visitors of a page get now. */
export async function findLiveId(queries: Queries, pageId: string): Promise<string | null> {
  const [row] = await queries.select({ id: publications.publicationId }).from(publications).where(eq(publications.pageId, pageId)).limit(1);
  return row?.id ?? null;
}

/** The artefacts that kept publications need, some rows at a time in the order of their ids. */
export function listKeptFiles(queries: Queries, afterId: string, limit: number): Promise<Pick<KeptPublication, "id" | "files">[]> {
  return queries
    .select({ id: keptPublications.id, files: keptPublications.files })
    .from(keptPublications)
    .where(gt(keptPublications.id, afterId))
    .orderBy(asc(keptPublications.id))
    .limit(limit);
}

export interface Retention {
  /** How many are kept of each page, however old they are. */
  readonly newest: number;
  /** What is younger is kept, and what was put back since. */
  readonly until: Date;
  /** What the older ones of an account may hold in storage, in bytes. */
  readonly mostBytes: number;
}

/** Takes away what is kept beyond that, the oldest first; what visitors get now stays. Says how many. */
export async function deleteBeyond(queries: Queries, { newest, until, mostBytes }: Retention): Promise<number> {
  const before = sql`${until.toISOString()}::timestamptz`;
  const gone = await queries
    .delete(keptPublications)
    .where(
      sql`(${keptPublications.rolledBackAt} IS NULL OR ${keptPublications.rolledBackAt} < ${before}) AND ${keptPublications.id} IN (
        SELECT id FROM (
          SELECT id, published_at,
            row_number() OVER (PARTITION BY page_id ORDER BY published_at DESC, id DESC) AS place,
            sum(added_bytes) OVER (PARTITION BY account_id ORDER BY published_at DESC, id DESC) AS held
          FROM kept_publications) AS ranked
        WHERE published_at < ${before} AND (place > ${newest} OR held > ${mostBytes})
          AND NOT EXISTS (SELECT 1 FROM publications WHERE publication_id = ranked.id))`,
    )
    .returning({ id: keptPublications.id });
  return gone.length;
}
