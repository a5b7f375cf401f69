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

/** As `hasOtherChanges` says it of a row. */
const HAS_OTHER_CHANGES = sql<boolean>`(${publishedVersion} <> ${pages.version} OR ${pages.publishedSlug} <> ${slug}
  OR coalesce(${pages.publishedTitle} <> ${title}, false))`;

/** The ids of the published pages that `behind` selects, in order. */
export async function listPagesBehind(queries: Queries, reach: Reach, behind: SQLWrapper): Promise<string[]> {
  const isBehind = and(withinPages(reach), isNotNull(publishedAt), inArray(id, behind));
  const rows = await queries.select({ id }).from(pages).where(isBehind).orderBy(asc(id));
  return rows.map((row) => row.id);
}

/** Published pages that show older content of a section, and the first of those that have something else to publish besides. */
export interface PagesBehind {
  readonly count: number;
  readonly alsoChangedCount: number;
  readonly alsoChanged: readonly Pick<PageRow, "id" | "title">[];
}

/** How it is with the published pages that `behind` selects; as many as `most` are named. */
export async function countPagesBehind(queries: Queries, reach: Reach, behind: SQLWrapper, most: number): Promise<PagesBehind> {
  const isBehind = and(withinPages(reach), isNotNull(publishedAt), inArray(id, behind));
  const alsoChangedCount = sql<number>`(count(*) FILTER (WHERE ${HAS_OTHER_CHANGES}))::int`;
  const [counts] = await queries.select({ count: sql<number>`count(*)::int`, alsoChangedCount }).from(pages).where(isBehind);
  const { count = 0, alsoChangedCount: changed = 0 } = counts ?? {};
  const named = queries.select({ id, title }).from(pages);
  const alsoChanged = changed === 0 ? [] : await named.where(and(isBehind, HAS_OTHER_CHANGES)).orderBy(asc(id)).limit(most);
  return { count, alsoChangedCount: changed, alsoChanged };
}

/** What these pages are called, by their ids; those that whoever asks may not see are missing. */
export async function findPageTitles(queries: Queries, reach: Reach, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = queries.select({ id, title }).from(pages);
  const rows = await found.where(and(withinPages(reach), inArray(id, [...ids])));
  return new Map(rows.map((row) => [row.id, row.title]));
}

/** Notes that published pages show a section that has other content by now. */
export async function noteSectionsAhead(queries: Queries, shown: SQLWrapper): Promise<void> {
  await queries
    .update(pages)
    .set({ sectionsAhead: true })
    .where(and(isNotNull(publishedAt), inArray(id, shown)));
}
