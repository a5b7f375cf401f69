import { and, asc, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { within } from "../../platform/database/within.ts";
import { shares } from "./tables.ts";

export type ShareRow = typeof shares.$inferSelect;

export async function insertShare(queries: Queries, row: ShareRow): Promise<void> {
  await queries.insert(shares).values(row);
}

/** Links of a page that are open at a moment. */
export function countOpen(queries: Queries, reach: Reach, pageId: string, at: Date): Promise<number> {
  return queries.$count(shares, and(within(reach, shares), eq(shares.pageId, pageId), isNull(shares.deletedAt), gt(shares.expiresAt, at)));
}

/** Newest first, from the last one seen on. */
export function listShares(queries: Queries, reach: Reach, pageId: string, limit: number, after: Cursor | null): Promise<ShareRow[]> {
  const { createdAt, id } = shares;
  const older = after && or(lt(createdAt, after.at), and(eq(createdAt, after.at), lt(id, after.id)));
  return queries
    .select()
    .from(shares)
    .where(and(within(reach, shares), eq(shares.pageId, pageId), older ?? undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** All of an account in the order of their ids. */
export function listSharesById(queries: Queries, reach: Reach, limit: number, afterId: string | null): Promise<ShareRow[]> {
  return queries
    .select()
    .from(shares)
    .where(and(within(reach, shares), afterId === null ? undefined : gt(shares.id, afterId)))
    .orderBy(asc(shares.id))
    .limit(limit);
}

/** The link that a token's mark is of, whosever it is: who has the token may see what it shows. */
export async function findByMark(queries: Queries, mark: string): Promise<ShareRow | undefined> {
  const [row] = await queries.select().from(shares).where(eq(shares.mark, mark)).limit(1);
  return row;
}

/** The same; nobody changes or deletes it until the transaction ends. */
export async function lockByMark(queries: Queries, mark: string): Promise<ShareRow | undefined> {
  const [row] = await queries.select().from(shares).where(eq(shares.mark, mark)).limit(1).for("update");
  return row;
}

/** Marks a link as deleted; false where the page has none of that id. One that is deleted stays as it is. */
export async function markDeleted(queries: Queries, reach: Reach, pageId: string, id: string, at: Date): Promise<boolean> {
  const found = await queries
    .update(shares)
    .set({ deletedAt: sql`coalesce(${shares.deletedAt}, ${at})` })
    .where(and(within(reach, shares), eq(shares.pageId, pageId), eq(shares.id, id)))
    .returning({ id: shares.id });
  return found.length > 0;
}

export async function countCopy(queries: Queries, id: string): Promise<void> {
  await queries
    .update(shares)
    .set({ copies: sql`${shares.copies} + 1` })
    .where(eq(shares.id, id));
}

/** Removes links that have led nowhere since before a moment. */
export async function removeEnded(queries: Queries, before: Date): Promise<void> {
  await queries.delete(shares).where(lt(sql`least(${shares.expiresAt}, coalesce(${shares.deletedAt}, ${shares.expiresAt}))`, before));
}
