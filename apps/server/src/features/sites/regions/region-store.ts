import type { Region } from "@vitrine/contract";
import { asc, eq, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { regions } from "../tables.ts";

/** Every region with how many sites are in it, in the operator's order. */
export async function listRegions(queries: Queries): Promise<(Region & { readonly sites: number })[]> {
  const count = sql<number>`(SELECT count(*)::int FROM sites WHERE sites.region = regions.id)`;
  return queries
    .select({ id: regions.id, names: regions.names, sites: count })
    .from(regions)
    .orderBy(asc(regions.position), asc(regions.id));
}

/** Their names alone. */
export async function listRegionNames(queries: Queries): Promise<Region[]> {
  return queries.select({ id: regions.id, names: regions.names }).from(regions).orderBy(asc(regions.position), asc(regions.id));
}

/** Puts a region into its row, a new one at the table's end. */
export async function putRegionRow(queries: Queries, { id, names }: Region): Promise<void> {
  const position = sql`(SELECT coalesce(max(position), -1) + 1 FROM regions)`;
  await queries.insert(regions).values({ id, position, names }).onConflictDoUpdate({ target: regions.id, set: { names } });
}

/** Until the transaction ends nobody else adds or removes one. */
export async function lockRegions(queries: Queries): Promise<string[]> {
  await queries.execute(sql`LOCK TABLE regions IN SHARE ROW EXCLUSIVE MODE`);
  const rows = await queries.select({ id: regions.id }).from(regions);
  return rows.map(({ id }) => id);
}

export async function deleteRegionRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(regions).where(eq(regions.id, id));
}
