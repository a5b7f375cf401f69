import { and, asc, eq, inArray, lt } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { PageRow } from "../page-store.ts";
import { pages } from "../tables.ts";
import { withinTrash } from "../within-pages-store.ts";

export async function findInTrash(queries: Queries, reach: Reach, id: string): Promise<PageRow | undefined> {
  const [row] = await queries
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), withinTrash(reach)))
    .limit(1);
  return row;
}

/** The same, and nobody else may change the page until the transaction ends. */
export async function lockInTrash(queries: Queries, reach: Reach, id: string): Promise<PageRow | undefined> {
  const [row] = await queries
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), withinTrash(reach)))
    .limit(1)
    .for("update");
  return row;
}

/** Deletes a page that is in the trash for good, with all that hangs on it; false where it is not there. */
export async function deleteFromTrash(queries: Queries, reach: Reach, id: string): Promise<boolean> {
  const gone = await queries
    .delete(pages)
    .where(and(eq(pages.id, id), withinTrash(reach)))
    .returning({ id: pages.id });
  return gone.length > 0;
}

/** Deletes pages for good that were put into the trash before a moment, whosoever they are, those that lie there longest first. */
export function sweepPages(queries: Queries, before: Date, most: number): Promise<Pick<PageRow, "id" | "accountId">[]> {
  const isOver = lt(pages.deletedAt, before);
  const longest = queries.select({ id: pages.id }).from(pages).where(isOver).orderBy(asc(pages.deletedAt)).limit(most);
  // Asked of each row again: one that was restored meanwhile stays.
  return queries
    .delete(pages)
    .where(and(isOver, inArray(pages.id, longest)))
    .returning({ id: pages.id, accountId: pages.accountId });
}
