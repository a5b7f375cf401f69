import { eq, inArray } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { publishedSections } from "./tables.ts";

/** Notes which versions of its sections the visitors of a page see from now on. */
export async function putPublishedSections(queries: Queries, pageId: string, versions: ReadonlyMap<string, number>): Promise<void> {
  await queries.delete(publishedSections).where(eq(publishedSections.pageId, pageId));
  const rows = [...versions].map(([sectionId, version]) => ({ pageId, sectionId, version }));
  if (rows.length > 0) await queries.insert(publishedSections).values(rows);
}

/** The ids of pages that were published with one of these sections, to ask for pages by. */
export function pagesShowing(queries: Queries, sectionIds: readonly string[]) {
  return queries
    .select({ id: publishedSections.pageId })
    .from(publishedSections)
    .where(inArray(publishedSections.sectionId, [...sectionIds]));
}

export function listPublishedSections(queries: Queries, sectionIds: readonly string[]): Promise<(typeof publishedSections.$inferSelect)[]> {
  return queries
    .select()
    .from(publishedSections)
    .where(inArray(publishedSections.sectionId, [...sectionIds]));
}
