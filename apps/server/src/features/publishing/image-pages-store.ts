import { and, eq, gt, inArray, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import type { ImagePages } from "../domains/index.ts";
import { changedPages } from "../pages/index.ts";
import { publications, staleParts } from "./tables.ts";

/**
 * How many published pages of a site do not have their images where they are to have them, for visitors: by their rows, and
 * by what of their rows is not on disk yet. It goes through those pages alone, and not through the others of the site.
 */
export async function countImagePages(
  queries: Queries,
  siteId: string,
  { host, isLeaving }: { readonly host: string; readonly isLeaving: boolean },
): Promise<ImagePages> {
  const { imageHost, imageIds } = publications;
  // As the index has them: two sides of a name, where "is another than" would look at every page.
  const isElsewhere = isLeaving ? eq(imageHost, host) : or(isNull(imageHost), lt(imageHost, host), gt(imageHost, host));
  const isBehind = and(eq(publications.siteId, siteId), sql`${imageIds}::text <> '[]'`, isElsewhere);
  const behindIds = queries.select({ id: publications.pageId }).from(publications).where(isBehind);
  const isUnwritten = and(eq(staleParts.siteId, siteId), eq(staleParts.kind, "page"), isNull(staleParts.due));
  const behind = await queries.$count(publications, isBehind);
  const held =
    behind === 0 ? 0 : await queries.$count(publications, and(isBehind, inArray(publications.pageId, changedPages(queries, siteId))));
  const unwritten = await queries.$count(staleParts, and(isUnwritten, notInArray(staleParts.name, behindIds)));
  return { following: behind - held + unwritten, held };
}
