import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import type { ImagePages } from "../../domains/index.ts";
import { changedPages } from "../../pages/index.ts";
import { publications, publishedDocuments, staleParts } from "../tables.ts";

export interface Imaged {
  readonly host: string;
  /** Whether what still names the host is behind, in place of what does not yet. */
  readonly isLeaving: boolean;
}

/** How the pages of a site that are behind are found: those alone, by the index of where pages have their images. */
function behindOf(siteId: string, { host, isLeaving }: Imaged) {
  const { imageHost, imageIds } = publications;
  // As the index has them: two sides of a name, where "is another than" would look at every page.
  const isElsewhere = isLeaving ? eq(imageHost, host) : or(isNull(imageHost), lt(imageHost, host), gt(imageHost, host));
  return and(eq(publications.siteId, siteId), sql`${imageIds}::text <> '[]'`, isElsewhere);
}

/** How many published pages of a site are behind. */
export function countBehind(queries: Queries, siteId: string, imaged: Imaged) {
  return queries.select({ count: sql<number>`count(*)::int` }).from(publications).where(behindOf(siteId, imaged));
}

/**
 * How many of those wait to be published, because nobody knows any more what they were made of: by the few that have
 * changed, each looked up by itself.
 */
export function countHeld(queries: Queries, siteId: string, imaged: Imaged) {
  const isChanged = sql`${publications.pageId} = ANY (ARRAY(${changedPages(queries, siteId)}))`;
  const document = sql`(SELECT publication_id FROM ${publishedDocuments} made WHERE made.publication_id = ${publications.publicationId})`;
  return queries
    .select({ count: sql<number>`count(*)::int` })
    .from(publications)
    .where(and(behindOf(siteId, imaged), isChanged, sql`${document} IS NULL`));
}

/** How many pages of a site that are not behind by their rows have a part that is not on disk yet. */
export function countUnwritten(queries: Queries, siteId: string, imaged: Imaged) {
  return queries
    .select({ count: sql<number>`count(*)::int` })
    .from(staleParts)
    .leftJoin(publications, and(eq(publications.pageId, staleParts.name), behindOf(siteId, imaged)))
    .where(and(eq(staleParts.siteId, siteId), eq(staleParts.kind, "page"), isNull(staleParts.due), isNull(publications.pageId)));
}

/**
 * How many published pages of a site do not have their images where they are to have them, for visitors: by their rows, and
 * by what of their rows is not on disk yet. It goes through those pages alone, and not through the others of the site.
 */
export async function countImagePages(queries: Queries, siteId: string, imaged: Imaged): Promise<ImagePages> {
  const [behind = { count: 0 }] = await countBehind(queries, siteId, imaged);
  const [held = { count: 0 }] = behind.count === 0 ? [] : await countHeld(queries, siteId, imaged);
  const [unwritten = { count: 0 }] = await countUnwritten(queries, siteId, imaged);
  return { following: behind.count - held.count + unwritten.count, held: held.count };
}
