import { eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { siteRedirects } from "../tables.ts";

export type RedirectsRow = typeof siteRedirects.$inferSelect;

/** Which list a site has, without what is in it: lists may be long. */
export type RedirectsHead = Pick<RedirectsRow, "version" | "name" | "count">;

export async function findRedirectsHead(queries: Queries, siteId: string): Promise<RedirectsHead | undefined> {
  const [row] = await queries
    .select({ version: siteRedirects.version, name: siteRedirects.name, count: siteRedirects.count })
    .from(siteRedirects)
    .where(eq(siteRedirects.siteId, siteId))
    .limit(1);
  return row;
}

export async function findRedirects(queries: Queries, siteId: string): Promise<RedirectsRow | undefined> {
  const [row] = await queries.select().from(siteRedirects).where(eq(siteRedirects.siteId, siteId)).limit(1);
  return row;
}

export async function putRedirectsRow(queries: Queries, row: RedirectsRow): Promise<void> {
  await queries.insert(siteRedirects).values(row).onConflictDoUpdate({ target: siteRedirects.siteId, set: row });
}
