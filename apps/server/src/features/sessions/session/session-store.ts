import { and, desc, eq, gt, isNull, lt, ne, or, type SQL } from "drizzle-orm";
import type { Cursor } from "../../../platform/cursor.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { sessions } from "../tables.ts";

export type SessionRow = typeof sessions.$inferSelect;

const isOpen = and(isNull(sessions.revokedAt), isNull(sessions.expiredAt));

export async function insertSession(queries: Queries, row: SessionRow): Promise<void> {
  await queries.insert(sessions).values(row);
}

/** A session by its secret, whatever has become of it. */
export async function findSessionBySecret(queries: Queries, secretHash: string): Promise<SessionRow | undefined> {
  const [row] = await queries.select().from(sessions).where(eq(sessions.secretHash, secretHash)).limit(1);
  return row;
}

export async function findSession(queries: Queries, id: string): Promise<SessionRow | undefined> {
  const [row] = await queries.select().from(sessions).where(eq(sessions.id, id)).limit(1);
  return row;
}

/** An account's sessions that were neither revoked nor have run out, last active first. */
export function listOpenSessions(
  queries: Queries,
  accountId: string,
  now: Date,
  limit: number,
  after: Cursor | null,
): Promise<SessionRow[]> {
  const older = after && or(lt(sessions.lastActivityAt, after.at), and(eq(sessions.lastActivityAt, after.at), lt(sessions.id, after.id)));
  return queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isOpen, gt(sessions.expiresAt, now), older ?? undefined))
    .orderBy(desc(sessions.lastActivityAt), desc(sessions.id))
    .limit(limit);
}

/** Where an account's sessions of late were: one row a device, country and address. */
export function listPlaces(
  queries: Queries,
  accountId: string,
  since: Date,
): Promise<{ device: string; country: string | null; ip: string }[]> {
  return queries
    .selectDistinct({ device: sessions.device, country: sessions.country, ip: sessions.ip })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.lastActivityAt, since)));
}

export async function hasSessions(queries: Queries, accountId: string): Promise<boolean> {
  const [row] = await queries.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, accountId)).limit(1);
  return row !== undefined;
}

export async function updateSession(
  queries: Queries,
  id: string,
  changes: Partial<Pick<SessionRow, "lastActivityAt" | "provenAt" | "secretHash">>,
): Promise<void> {
  await queries.update(sessions).set(changes).where(eq(sessions.id, id));
}

export async function markExpired(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .update(sessions)
    .set({ expiredAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.expiredAt)));
}

/** Revokes one session; false when there was nothing to revoke. */
export async function revokeSession(queries: Queries, id: string, now: Date): Promise<boolean> {
  const revoked = await queries
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isOpen))
    .returning({ id: sessions.id });
  return revoked.length === 1;
}

export async function revokeOpenSessions(queries: Queries, accountId: string, now: Date, exceptId?: string): Promise<void> {
  const others: SQL | undefined = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await queries
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.accountId, accountId), isOpen, others));
}

/** Drops what ended so long ago that nothing is compared with it any more. */
export async function deleteOldSessions(queries: Queries, before: Date): Promise<void> {
  await queries.delete(sessions).where(and(lt(sessions.lastActivityAt, before), lt(sessions.expiresAt, before)));
}
