import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { within } from "../../platform/database/within.ts";
import { sites } from "./tables.ts";

export type SiteRow = typeof sites.$inferSelect;

const OWNED = { accountId: sites.accountId, siteId: sites.id };

export async function insertSite(queries: Queries, row: SiteRow): Promise<void> {
  await queries.insert(sites).values(row);
}

export function countSites(queries: Queries, reach: Reach): Promise<number> {
  return queries.$count(sites, within(reach, OWNED));
}

/** Until the transaction ends nobody else adds to the account's sites, so that a limit counted is a limit kept. */
export async function lockSitesOf(queries: Queries, { accountId }: Reach): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sites:${accountId}`}, 0))`);
}

export async function listSites(queries: Queries, reach: Reach, limit: number, after: Cursor | null): Promise<SiteRow[]> {
  const older = after && or(lt(sites.createdAt, after.at), and(eq(sites.createdAt, after.at), lt(sites.id, after.id)));
  return queries
    .select()
    .from(sites)
    .where(and(within(reach, OWNED), older ?? undefined))
    .orderBy(desc(sites.createdAt), desc(sites.id))
    .limit(limit);
}

export async function findSite(queries: Queries, reach: Reach, id: string): Promise<SiteRow | undefined> {
  const [row] = await queries
    .select()
    .from(sites)
    .where(and(eq(sites.id, id), within(reach, OWNED)))
    .limit(1);
  return row;
}

export async function findSites(queries: Queries, ids: readonly string[]): Promise<SiteRow[]> {
  return ids.length === 0
    ? []
    : queries
        .select()
        .from(sites)
        .where(inArray(sites.id, [...ids]));
}

/** Holds the site's row until the transaction ends, so that its publishes come one after the other. */
export async function lockSite(queries: Queries, id: string): Promise<void> {
  await queries.select({ id: sites.id }).from(sites).where(eq(sites.id, id)).for("update");
}

/** Deletes a site with all that hangs on it: its pages, and what is published of them. */
export async function deleteSite(queries: Queries, id: string): Promise<void> {
  await queries.delete(sites).where(eq(sites.id, id));
}
