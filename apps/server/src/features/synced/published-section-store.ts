import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { publishedSections, syncedSections } from "./tables.ts";

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

/** The same with which of these sections each has, and whether it has an older version of it, to count pages by. */
export function sectionsShown(queries: Queries, sectionIds: readonly string[]) {
  const isBehind = sql<boolean>`${publishedSections.version} < ${syncedSections.version}`;
  return queries
    .select({ pageId: publishedSections.pageId, sectionId: publishedSections.sectionId, isBehind: isBehind.as("is_behind") })
    .from(publishedSections)
    .innerJoin(syncedSections, eq(syncedSections.id, publishedSections.sectionId))
    .where(inArray(publishedSections.sectionId, [...sectionIds]));
}

/** The ids of pages that were published with an older version of a section, to ask for pages by; of one page where it is named. */
export function pagesBehind(queries: Queries, sectionId: string, pageId?: string) {
  return queries
    .select({ id: publishedSections.pageId })
    .from(publishedSections)
    .innerJoin(syncedSections, eq(syncedSections.id, publishedSections.sectionId))
    .where(
      and(
        eq(syncedSections.id, sectionId),
        lt(publishedSections.version, syncedSections.version),
        pageId === undefined ? undefined : eq(publishedSections.pageId, pageId),
      ),
    );
}

/** Which version of a section the visitors of these pages see, by their ids, as far as they see one. */
export async function versionsShown(queries: Queries, sectionId: string, pageIds: readonly string[]): Promise<Map<string, number>> {
  if (pageIds.length === 0) return new Map();
  const { pageId, version } = publishedSections;
  const rows = await queries
    .select({ pageId, version })
    .from(publishedSections)
    .where(and(eq(publishedSections.sectionId, sectionId), inArray(pageId, [...pageIds])));
  return new Map(rows.map((row) => [row.pageId, row.version]));
}
