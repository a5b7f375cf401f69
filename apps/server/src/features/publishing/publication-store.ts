import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { gonePaths, publications } from "./tables.ts";

export type PublicationRow = typeof publications.$inferSelect;

/** Of the paths a site has left, how many are remembered. */
const MOST_EARLIER_PATHS = 2_000;

/** Puts a page at its path; where it was before leads there, and where it is now leads nowhere else. */
export async function putPublication(queries: Queries, row: PublicationRow): Promise<void> {
  const earlier = await findPublication(queries, row.pageId);
  if (earlier && earlier.path !== row.path) await leavePath(queries, earlier, row.publishedAt);
  await takePath(queries, row);
  await queries.insert(publications).values(row).onConflictDoUpdate({ target: publications.pageId, set: row });
}

/** Puts what is published of a page at another path, as it is. */
export async function movePublication(queries: Queries, pageId: string, path: string, now: Date): Promise<void> {
  const earlier = await findPublication(queries, pageId);
  if (!earlier || earlier.path === path) return;
  await leavePath(queries, earlier, now);
  await takePath(queries, { ...earlier, path });
  await queries.update(publications).set({ path }).where(eq(publications.pageId, pageId));
}

async function findPublication(queries: Queries, pageId: string): Promise<PublicationRow | undefined> {
  const [row] = await queries.select().from(publications).where(eq(publications.pageId, pageId)).limit(1);
  return row;
}

/** What the published pages of a site are in its manifest, in bytes of JSON: one of them, and all the others. */
export async function routeBytes(
  queries: Queries,
  siteId: string,
  pageId: string,
): Promise<{ readonly own: number; readonly others: number }> {
  const bytes = sql`octet_length(${publications.route}::text) + octet_length(${publications.path})`;
  const sumWhere = (which: SQL) => sql<number>`coalesce(sum(${bytes}) filter (where ${which}), 0)`.mapWith(Number);
  const [row] = await queries
    .select({ own: sumWhere(eq(publications.pageId, pageId)), others: sumWhere(ne(publications.pageId, pageId)) })
    .from(publications)
    .where(eq(publications.siteId, siteId));
  return row ?? { own: 0, others: 0 };
}

/** Takes a page off its path, which is gone from then on. */
export async function removePublication(queries: Queries, pageId: string, now: Date): Promise<void> {
  const [row] = await queries.delete(publications).where(eq(publications.pageId, pageId)).returning();
  if (row) await leavePath(queries, row, now);
}

export async function listPublications(queries: Queries, siteId: string): Promise<PublicationRow[]> {
  return queries.select().from(publications).where(eq(publications.siteId, siteId));
}

/** Paths that a site served once and serves no longer: those that are gone, and those whose page is elsewhere now. */
export interface EarlierPaths {
  readonly gone: readonly string[];
  /** Where the page is now, by the path it had. */
  readonly moved: Readonly<Record<string, string>>;
}

/** The last paths that were left, in the order of their letters: a manifest is read whole, and must stay small. */
export async function listEarlierPaths(queries: Queries, siteId: string): Promise<EarlierPaths> {
  const rows = await queries
    .select({ path: gonePaths.path, to: publications.path })
    .from(gonePaths)
    .leftJoin(publications, eq(publications.pageId, gonePaths.pageId))
    .where(eq(gonePaths.siteId, siteId))
    .orderBy(desc(gonePaths.since), asc(gonePaths.path))
    .limit(MOST_EARLIER_PATHS);
  const sorted = rows.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    gone: sorted.flatMap(({ path, to }) => (to === null ? [path] : [])),
    moved: Object.fromEntries(sorted.flatMap(({ path, to }) => (to === null ? [] : [[path, to] as const]))),
  };
}

/** What all published pages need: hashes of artefacts, and ids of pictures. */
export async function usedFiles(queries: Queries): Promise<{ readonly hashes: Set<string>; readonly imageIds: Set<string> }> {
  const rows = await queries.select({ files: publications.files, imageIds: publications.imageIds }).from(publications);
  return { hashes: new Set(rows.flatMap(({ files }) => files)), imageIds: new Set(rows.flatMap(({ imageIds }) => imageIds)) };
}

async function leavePath(queries: Queries, { siteId, path, pageId }: PublicationRow, now: Date): Promise<void> {
  const row = { siteId, path, pageId, since: now };
  await queries
    .insert(gonePaths)
    .values(row)
    .onConflictDoUpdate({ target: [gonePaths.siteId, gonePaths.path], set: row });
}

async function takePath(queries: Queries, { siteId, path }: PublicationRow): Promise<void> {
  await queries.delete(gonePaths).where(and(eq(gonePaths.siteId, siteId), eq(gonePaths.path, path)));
}
