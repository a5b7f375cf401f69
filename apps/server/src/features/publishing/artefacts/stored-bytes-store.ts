import { and, gte, lt, sql } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { within } from "../../../platform/database/within.ts";
import { storedBytes } from "../tables.ts";

/** What an account's publishes have stored since a day (`2026-11-22`), in bytes. */
export async function storedSince(queries: Queries, reach: Reach, day: string): Promise<number> {
  const [row] = await queries
    .select({ bytes: sql<string>`coalesce(sum(${storedBytes.bytes}), 0)` })
    .from(storedBytes)
    .where(and(within(reach, storedBytes), gte(storedBytes.day, day)));
  return Number(row?.bytes ?? 0);
}

export async function addStored(queries: Queries, accountId: string, day: string, bytes: number): Promise<void> {
  await queries
    .insert(storedBytes)
    .values({ accountId, day, bytes })
    .onConflictDoUpdate({ target: [storedBytes.accountId, storedBytes.day], set: { bytes: sql`${storedBytes.bytes} + ${bytes}` } });
}

export async function forgetStoredBefore(queries: Queries, day: string): Promise<void> {
  await queries.delete(storedBytes).where(lt(storedBytes.day, day));
}
