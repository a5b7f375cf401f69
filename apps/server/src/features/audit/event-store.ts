import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { securityEvents } from "./tables.ts";

export type SecurityEventRow = typeof securityEvents.$inferSelect;

export async function insertEvent(queries: Queries, row: Omit<SecurityEventRow, "keptUntil">): Promise<void> {
  await queries.insert(securityEvents).values(row);
}

export async function deleteEvent(queries: Queries, id: string): Promise<void> {
  await queries.delete(securityEvents).where(eq(securityEvents.id, id));
}

export async function findEvents(queries: Queries, accountId: string, limit: number, after: Cursor | null): Promise<SecurityEventRow[]> {
  const older = after && or(lt(securityEvents.at, after.at), and(eq(securityEvents.at, after.at), lt(securityEvents.id, after.id)));
  return queries
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.accountId, accountId), older ?? undefined))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(limit);
}

/** Sets for how long the events of an account that goes are still kept, counted from each, and takes out whom or what they name. */
export async function closeEventsOf(queries: Queries, accountId: string, keptMs: number): Promise<void> {
  await queries
    .update(securityEvents)
    .set({ subject: null, keptUntil: sql`${securityEvents.at} + ${keptMs / 1_000} * interval '1 second'` })
    .where(and(eq(securityEvents.accountId, accountId), isNull(securityEvents.keptUntil)));
}

/** Deletes events from before a moment, and those of accounts that are gone whose time is over at `now`. Returns how many. */
export async function deleteEventsBefore(queries: Queries, moment: Date, now: Date): Promise<number> {
  const gone = await queries.delete(securityEvents).where(or(lt(securityEvents.at, moment), lt(securityEvents.keptUntil, now)));
  return gone.rowCount ?? 0;
}
