import { and, eq, gt, isNull } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { sessions } from "./tables.ts";

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(queries: Queries, row: SessionRow): Promise<void> {
  await queries.insert(sessions).values(row);
}

export async function findLiveSession(queries: Queries, secretHash: string, now: Date): Promise<SessionRow | undefined> {
  const [row] = await queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.secretHash, secretHash), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .limit(1);
  return row;
}

export async function touchSession(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.update(sessions).set({ lastActivityAt: now }).where(eq(sessions.id, id));
}

export async function revokeSession(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, id));
}
