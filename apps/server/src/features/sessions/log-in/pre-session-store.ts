import { and, eq, isNull, lt } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { preSessions } from "../tables.ts";

export type PreSessionRow = typeof preSessions.$inferSelect;

export async function insertPreSession(queries: Queries, row: PreSessionRow): Promise<void> {
  await queries.insert(preSessions).values(row);
}

export async function findPreSession(queries: Queries, secretHash: string): Promise<PreSessionRow | undefined> {
  const [row] = await queries
    .select()
    .from(preSessions)
    .where(and(eq(preSessions.secretHash, secretHash), isNull(preSessions.consumedAt)))
    .limit(1);
  return row;
}

/** Changes a log-in that still stands at `level`; undefined when it does not any more. */
export async function updatePreSession(
  queries: Queries,
  id: string,
  level: PreSessionRow["level"],
  changes: Partial<Pick<PreSessionRow, "level" | "isFactorMet" | "expiresAt">>,
): Promise<PreSessionRow | undefined> {
  const [row] = await queries
    .update(preSessions)
    .set(changes)
    .where(and(eq(preSessions.id, id), eq(preSessions.level, level), isNull(preSessions.consumedAt)))
    .returning();
  return row;
}

/** Uses a log-in that stands at `level` up; of several at once, one is told true. */
export async function consumePreSession(queries: Queries, id: string, level: PreSessionRow["level"], now: Date): Promise<boolean> {
  const consumed = await queries
    .update(preSessions)
    .set({ consumedAt: now })
    .where(and(eq(preSessions.id, id), eq(preSessions.level, level), isNull(preSessions.consumedAt)))
    .returning({ id: preSessions.id });
  return consumed.length === 1;
}

export async function deletePreSession(queries: Queries, secretHash: string): Promise<void> {
  await queries.delete(preSessions).where(eq(preSessions.secretHash, secretHash));
}

export async function deletePreSessions(queries: Queries, accountId: string): Promise<void> {
  await queries.delete(preSessions).where(eq(preSessions.accountId, accountId));
}

export async function deleteOldPreSessions(queries: Queries, before: Date): Promise<void> {
  await queries.delete(preSessions).where(lt(preSessions.expiresAt, before));
}
