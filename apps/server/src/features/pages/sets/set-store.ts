import { and, asc, eq, inArray, notInArray, or } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { PageRow } from "../page-store.ts";
import { pages } from "../tables.ts";
import { withinAllPages, withinPages } from "../within-pages-store.ts";

/** The other pages of the sets that some pages are in, in the order they were made. */
export async function listOthersOfSets(queries: Queries, reach: Reach, rows: readonly PageRow[]): Promise<PageRow[]> {
  if (rows.length === 0) return [];
  const mains = [...new Set(rows.map(({ id, mainId }) => mainId ?? id))];
  return queries
    .select()
    .from(pages)
    .where(
      and(
        withinPages(reach),
        or(inArray(pages.id, mains), inArray(pages.mainId, mains)),
        notInArray(
          pages.id,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(pages.createdAt), asc(pages.id));
}

/** The variants of a main page, in the order they were made. */
export function listVariants(queries: Queries, reach: Reach, mainId: string): Promise<PageRow[]> {
  return queries
    .select()
    .from(pages)
    .where(and(withinPages(reach), eq(pages.mainId, mainId)))
    .orderBy(asc(pages.createdAt), asc(pages.id));
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
