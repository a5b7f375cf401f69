import { createHash } from "node:crypto";
import type { Alternate } from "@vitrine/renderer";
import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { namedAlternates, publications } from "../tables.ts";

/**
 * In which file of a site's list of pages a path is: one of 256, so that a publish writes a small one, however many pages
 * there are. The database says the same with `left(md5(path), 2)`.
 */
export function shardOf(path: string): string {
  return createHash("md5").update(path).digest("hex").slice(0, 2);
}

const SHARD = sql<string>`left(md5(${publications.path}), 2)`;

/** A page that search engines are to find. */
interface ListedPage {
  readonly path: string;
  readonly publishedAt: Date;
  /** Those of its set that it names, itself among them; null for one that names none. */
  readonly alternates: readonly Alternate[] | null;
}

/** The pages of one file of a site's list, those left out that nobody is to find. */
export async function listShard(queries: Queries, siteId: string, shard: string, hiddenIds: readonly string[]): Promise<ListedPage[]> {
  return queries
    .select({ path: publications.path, publishedAt: publications.publishedAt, alternates: namedAlternates.alternates })
    .from(publications)
    .leftJoin(namedAlternates, eq(namedAlternates.pageId, publications.pageId))
    .where(
      and(
        eq(publications.siteId, siteId),
        eq(SHARD, shard),
        sql`${publications.route} ->> 'isUnlisted' IS NULL`,
        hiddenIds.length === 0 ? undefined : notInArray(publications.pageId, [...hiddenIds]),
      ),
    )
    .orderBy(asc(publications.path));
}

/** The files that a site's list has. */
export async function listShards(queries: Queries, siteId: string): Promise<string[]> {
  const rows = await queries.selectDistinct({ shard: SHARD }).from(publications).where(eq(publications.siteId, siteId));
  return rows.map(({ shard }) => shard);
}
