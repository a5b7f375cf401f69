import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { PageRow } from "../page-store.ts";
import { pages } from "../tables.ts";
import { withinAllPages, withinPages } from "../within-pages-store.ts";

/** The other pages of the sets that some pages are in, in the order they were made. */
export async function listOthersOfSets(queries: Queries, reach: Reach, rows: readonly PageRow[]): Promise<PageRow[]> {
  if (rows.length === 0) return [];
  const known = new Set(rows.map(({ id }) => id));
  const mainIds = [...new Set(rows.map(({ id, mainId }) => mainId ?? id))];
  const missing = mainIds.filter((id) => !known.has(id));
  // Each by an index of its own; both at once would go through every page there is.
  const mains =
    missing.length === 0
      ? []
      : await queries
          .select()
          .from(pages)
          .where(and(withinPages(reach), inArray(pages.id, missing)));
  const variants = (await listVariantsOf(queries, reach, mainIds)).filter(({ id }) => !known.has(id));
  return [...mains, ...variants].sort((a, b) => Number(a.createdAt) - Number(b.createdAt) || (a.id < b.id ? -1 : 1));
}

/** The variants of main pages, in the order they were made. */
export function listVariantsOf(queries: Queries, reach: Reach, mainIds: readonly string[]) {
  return queries
    .select()
    .from(pages)
    .where(and(withinPages(reach), inArray(pages.mainId, [...mainIds])))
    .orderBy(asc(pages.createdAt), asc(pages.id));
}

export async function listVariants(queries: Queries, reach: Reach, mainId: string): Promise<PageRow[]> {
  return listVariantsOf(queries, reach, [mainId]);
}

/** A main page and its variants, those in the trash among them; nobody else may change one of them until the transaction ends. In the order of their ids, so that two never wait for each other. */
export function lockSet(queries: Queries, reach: Reach, mainId: string): Promise<PageRow[]> {
  return queries
    .select()
    .from(pages)
    .where(and(withinAllPages(reach), or(eq(pages.id, mainId), eq(pages.mainId, mainId))))
    .orderBy(asc(pages.id))
    .for("update");
}
