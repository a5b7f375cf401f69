import { and, desc, eq, lt, or } from "drizzle-orm";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { securityEvents } from "./tables.ts";

export type SecurityEventRow = typeof securityEvents.$inferSelect;

export async function insertEvent(queries: Queries, row: SecurityEventRow): Promise<void> {
  await queries.insert(securityEvents).values(row);
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

export async function deleteEventsBefore(queries: Queries, moment: Date): Promise<number> {
  const gone = await queries.delete(securityEvents).where(lt(securityEvents.at, moment));
  return gone.rowCount ?? 0;
}
