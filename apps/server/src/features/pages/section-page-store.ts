import { and, arrayOverlaps, asc, inArray, isNotNull, or, type SQLWrapper, sql } from "drizzle-orm";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { within } from "../../platform/database/within.ts";
import type { PageRow } from "./page-store.ts";
import { pages } from "./tables.ts";

/** A page as far as it is told where a synced section is used. */
export type SectionPage = Pick<PageRow, "id" | "siteId" | "title" | "slug" | "sectionIds" | "publishedAt" | "publishedVersion">;

const { id, siteId, title, slug, sectionIds, publishedAt, publishedVersion } = pages;

/** The pages whose documents have one of these sections, and those that `shown` selects while they are published; in the order of their ids. */
export function listSectionPages(
  queries: Queries,
  reach: Reach,
  ids: readonly string[],
  shown: SQLWrapper,
  { limit, afterId = "" }: { readonly limit?: number; readonly afterId?: string } = {},
): Promise<SectionPage[]> {
  const has = and(sql`${sectionIds} <> '{}'`, arrayOverlaps(sectionIds, [...ids]));
  const isShown = and(isNotNull(publishedAt), inArray(id, shown));
  const found = queries
    .select({ id, siteId, title, slug, sectionIds, publishedAt, publishedVersion })
    .from(pages)
    .where(and(within(reach, pages), sql`${id} > ${afterId}`, or(has, isShown)))
    .orderBy(asc(id));
  return limit === undefined ? found : found.limit(limit);
}

/** Notes that published pages show a section that has other content by now. */
export async function noteSectionsAhead(queries: Queries, shown: SQLWrapper): Promise<void> {
  await queries
    .update(pages)
    .set({ sectionsAhead: true })
    .where(and(isNotNull(publishedAt), inArray(id, shown)));
}
