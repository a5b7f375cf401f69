import { and, desc, eq, gt, inArray, lt, or } from "drizzle-orm";
import type { Cursor } from "../../../platform/cursor.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { trustedDevices } from "../tables.ts";

export type DeviceRow = typeof trustedDevices.$inferSelect;

export async function insertDevice(queries: Queries, row: DeviceRow): Promise<void> {
  await queries.insert(trustedDevices).values(row);
}

/** An account's devices among those a browser holds the secrets of, whether they still count or not. */
export async function findDevices(queries: Queries, accountId: string, secretHashes: readonly string[]): Promise<DeviceRow[]> {
  if (secretHashes.length === 0) return [];
  return queries
    .select()
    .from(trustedDevices)
    .where(and(eq(trustedDevices.accountId, accountId), inArray(trustedDevices.secretHash, [...secretHashes])))
    .orderBy(desc(trustedDevices.createdAt), desc(trustedDevices.id));
}

export function listDevices(queries: Queries, accountId: string, now: Date, limit: number, after: Cursor | null): Promise<DeviceRow[]> {
  const older =
    after && or(lt(trustedDevices.createdAt, after.at), and(eq(trustedDevices.createdAt, after.at), lt(trustedDevices.id, after.id)));
  return queries
    .select()
    .from(trustedDevices)
    .where(and(eq(trustedDevices.accountId, accountId), gt(trustedDevices.expiresAt, now), older ?? undefined))
    .orderBy(desc(trustedDevices.createdAt), desc(trustedDevices.id))
    .limit(limit);
}

/** Which of these devices an account still trusts. */
export async function liveDeviceIds(queries: Queries, accountId: string, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .select({ id: trustedDevices.id })
    .from(trustedDevices)
    .where(and(eq(trustedDevices.accountId, accountId), inArray(trustedDevices.id, [...ids]), gt(trustedDevices.expiresAt, now)));
  return new Set(rows.map(({ id }) => id));
}

export async function touchDevice(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.update(trustedDevices).set({ lastUsedAt: now }).where(eq(trustedDevices.id, id));
}

/** Forgets one of an account's devices; false when it has none of that id. */
export async function deleteDevice(queries: Queries, accountId: string, id: string): Promise<boolean> {
  const deleted = await queries
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.accountId, accountId), eq(trustedDevices.id, id)))
    .returning({ id: trustedDevices.id });
  return deleted.length === 1;
}

/** After this none of an account's devices stands in for a second factor: a reset password, two-factor turned off. */
export async function forgetDevices(queries: Queries, accountId: string): Promise<void> {
  await queries.delete(trustedDevices).where(eq(trustedDevices.accountId, accountId));
}

export async function deleteOldDevices(queries: Queries, before: Date): Promise<void> {
  await queries.delete(trustedDevices).where(lt(trustedDevices.expiresAt, before));
}
