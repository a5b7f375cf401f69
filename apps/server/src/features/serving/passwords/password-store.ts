import { eq, inArray } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { pagePasswords } from "../tables.ts";

export type PasswordRow = typeof pagePasswords.$inferSelect;

/** What the parts of a page with a password say of it. */
export type PageLock = Pick<PasswordRow, "verifier" | "version">;

export async function findPassword(queries: Queries, pageId: string): Promise<PasswordRow | undefined> {
  const [row] = await queries.select().from(pagePasswords).where(eq(pagePasswords.pageId, pageId)).limit(1);
  return row;
}

/** Those of the pages that have a password, by their ids. */
export async function findLocks(queries: Queries, pageIds: readonly string[]): Promise<ReadonlyMap<string, PageLock>> {
  if (pageIds.length === 0) return new Map();
  const rows = await queries
    .select({ pageId: pagePasswords.pageId, verifier: pagePasswords.verifier, version: pagePasswords.version })
    .from(pagePasswords)
    .where(inArray(pagePasswords.pageId, [...pageIds]));
  return new Map(rows.map(({ pageId, ...lock }) => [pageId, lock]));
}

/** The pages of a site that have a password. */
export async function listLocked(queries: Queries, siteId: string): Promise<string[]> {
  const rows = await queries.select({ pageId: pagePasswords.pageId }).from(pagePasswords).where(eq(pagePasswords.siteId, siteId));
  return rows.map(({ pageId }) => pageId);
}

export async function putPasswordRow(queries: Queries, row: PasswordRow): Promise<void> {
  await queries.insert(pagePasswords).values(row).onConflictDoUpdate({ target: pagePasswords.pageId, set: row });
}

/** A page is on another site from now on; who knew its password there is asked again. */
export async function movePassword(queries: Queries, pageId: string, siteId: string): Promise<void> {
  await queries.update(pagePasswords).set({ siteId }).where(eq(pagePasswords.pageId, pageId));
}

export async function removePassword(queries: Queries, pageId: string): Promise<void> {
  await queries.delete(pagePasswords).where(eq(pagePasswords.pageId, pageId));
}
