import { and, arrayOverlaps, asc, inArray, isNotNull, or, type SQLWrapper, sql } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { PageRow } from "../page-store.ts";
import { pages } from "../tables.ts";
import { withinPages } from "../within-pages-store.ts";

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
    .where(and(withinPages(reach), sql`${id} > ${afterId}`, or(has, isShown)))
    .orderBy(asc(id));
  return limit === undefined ? found : found.limit(limit);
}

/** How many pages have a section, and how many of them show an older version of it. */
export interface SectionPageCounts {
  readonly pages: number;
  readonly behind: number;
}

/**
 * The same pages counted, for each of these sections that is on some. `shown` selects the pages that were published with
 * them: `page_id`, `section_id`, and whether it is `is_behind`.
 */
export async function countSectionPages(
  queries: Queries,
  reach: Reach,
  ids: readonly string[],
  shown: SQLWrapper,
): Promise<Map<string, SectionPageCounts>> {
  if (ids.length === 0) return new Map();
  const wanted = sql`ARRAY[${sql.join(
    ids.map((each) => sql`${each}`),
    sql`, `,
  )}]::text[]`;
  const isOwn = withinPages(reach);
  const { rows } = await queries.execute<{ section_id: string; pages: number; behind: number }>(sql`
    SELECT section_id, count(DISTINCT page_id)::int AS pages, count(*) FILTER (WHERE is_behind)::int AS behind
    FROM (
      SELECT ${id} AS page_id, unnest(${sectionIds}) AS section_id, false AS is_behind
      FROM ${pages} WHERE ${isOwn} AND ${sectionIds} <> '{}' AND ${sectionIds} && ${wanted}
      UNION ALL
      SELECT shown.page_id, shown.section_id, shown.is_behind
      FROM ${pages} JOIN (${shown}) shown ON shown.page_id = ${id} WHERE ${isOwn} AND ${publishedAt} IS NOT NULL
    ) uses
    WHERE section_id = ANY (${wanted})
    GROUP BY section_id`);
  return new Map(rows.map(({ section_id, pages: count, behind }) => [section_id, { pages: count, behind }]));
}

/** Notes that published pages show a section that has other content by now. */
export async function noteSectionsAhead(queries: Queries, shown: SQLWrapper): Promise<void> {
  await queries
    .update(pages)
    .set({ sectionsAhead: true })
    .where(and(isNotNull(publishedAt), inArray(id, shown)));
}
