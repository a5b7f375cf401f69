import { and, eq } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { gonePaths, publications } from "./tables.ts";

export type PublicationRow = typeof publications.$inferSelect;

/** Puts a page at its path; where it was before is gone, where it is now is not. */
export async function putPublication(queries: Queries, row: PublicationRow): Promise<void> {
  const earlier = await findPublication(queries, row.pageId);
  if (earlier && earlier.path !== row.path) await markGone(queries, earlier.siteId, earlier.path);
  await queries.delete(gonePaths).where(and(eq(gonePaths.siteId, row.siteId), eq(gonePaths.path, row.path)));
  await queries.insert(publications).values(row).onConflictDoUpdate({ target: publications.pageId, set: row });
}

async function findPublication(queries: Queries, pageId: string): Promise<PublicationRow | undefined> {
  const [row] = await queries.select().from(publications).where(eq(publications.pageId, pageId)).limit(1);
  return row;
}

/** Takes a page off its path, which is gone from then on. */
export async function removePublication(queries: Queries, pageId: string): Promise<void> {
  const [row] = await queries.delete(publications).where(eq(publications.pageId, pageId)).returning();
  if (row) await markGone(queries, row.siteId, row.path);
}

export async function listPublications(queries: Queries, siteId: string): Promise<PublicationRow[]> {
  return queries.select().from(publications).where(eq(publications.siteId, siteId));
}

export async function listGone(queries: Queries, siteId: string): Promise<string[]> {
  const rows = await queries.select().from(gonePaths).where(eq(gonePaths.siteId, siteId));
  return rows.map(({ path }) => path).sort();
}

/** What all published pages need: hashes of artefacts, and ids of pictures. */
export async function usedFiles(queries: Queries): Promise<{ readonly hashes: Set<string>; readonly imageIds: Set<string> }> {
  const rows = await queries.select({ files: publications.files, imageIds: publications.imageIds }).from(publications);
  return { hashes: new Set(rows.flatMap(({ files }) => files)), imageIds: new Set(rows.flatMap(({ imageIds }) => imageIds)) };
}

async function markGone(queries: Queries, siteId: string, path: string): Promise<void> {
  await queries.insert(gonePaths).values({ siteId, path }).onConflictDoNothing();
}
