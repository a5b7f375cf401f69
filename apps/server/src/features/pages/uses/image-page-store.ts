import { and, arrayOverlaps, asc, count, desc, inArray, isNotNull, or, type SQLWrapper, sql } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { pages } from "../tables.ts";
import { withinAllPages } from "../within-pages-store.ts";

/** A page as far as it is told where a file of the library is used. */
export interface ImagePage {
  readonly pageId: string;
  readonly siteId: string;
  readonly title: string;
  readonly slug: string;
  /** Whether its visitors see one of the files. */
  readonly isLive: boolean;
  /** Whether it is in the trash. */
  readonly isDeleted: boolean;
  /** Whether only publications of before have one of them. */
  readonly isEarlier: boolean;
}

/** Pages by what is kept of their publications. */
export interface PublishedImages {
  /** Selects those whose visitors see one of the files, while they are published. */
  readonly shown: SQLWrapper;
  /** Selects those with a publication of before that has one. */
  readonly kept: SQLWrapper;
}

/** Those that are named, and how many there are of all and of those on air. */
export interface ImagePages {
  readonly named: readonly ImagePage[];
  readonly all: number;
  readonly live: number;
}

/** The pages whose documents or publications name one of these files; the ones on air first. */
export async function listImagePages(
  queries: Queries,
  reach: Reach,
  ids: readonly string[],
  { shown, kept }: PublishedImages,
  most: number,
): Promise<ImagePages> {
  if (ids.length === 0) return { named: [], all: 0, live: 0 };
  const { id, siteId, title, slug, imageIds, publishedAt, deletedAt } = pages;
  const has = and(sql`${imageIds} <> '{}'`, arrayOverlaps(imageIds, [...ids]));
  const isShown = and(isNotNull(publishedAt), inArray(id, shown));
  const isLive = sql<boolean>`(${publishedAt} IS NOT NULL AND ${id} IN (${shown}))`;
  const isEarlier = sql<boolean>`(NOT coalesce(${has}, false) AND NOT coalesce(${isShown}, false))`;
  const isDeleted = sql<boolean>`${deletedAt} IS NOT NULL`;
  const where = and(withinAllPages(reach), or(has, isShown, inArray(id, kept)));
  const named = await queries
    .select({ pageId: id, siteId, title, slug, isLive, isDeleted, isEarlier })
    .from(pages)
    .where(where)
    .orderBy(desc(isLive), asc(isEarlier), asc(id))
    .limit(most);
  const [counts] = await queries
    .select({ all: count(), live: sql<number>`count(*) FILTER (WHERE ${isLive})::int` })
    .from(pages)
    .where(where);
  return { named, all: counts?.all ?? 0, live: counts?.live ?? 0 };
}
