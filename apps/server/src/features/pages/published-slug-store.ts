import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { pages } from "./tables.ts";

/** How many addresses one statement names. */
const AT_ONCE = 2_000;

/** Those of the addresses at which a page of the site is published. */
export async function publishedSlugs(queries: Queries, siteId: string, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let at = 0; at < slugs.length; at += AT_ONCE) {
    const rows = await queries
      .select({ slug: pages.publishedSlug })
      .from(pages)
      .where(and(eq(pages.siteId, siteId), inArray(pages.publishedSlug, slugs.slice(at, at + AT_ONCE))));
    for (const { slug } of rows) if (slug !== null) found.add(slug);
  }
  return found;
}
