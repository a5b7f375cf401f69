import { and, count, desc, eq, getTableColumns, gt, isNull, lt, or } from "drizzle-orm";
import type { Cursor } from "../../../platform/cursor.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { type AccountRow, accountColumns, isThere } from "../account-store.ts";
import { accounts, apiKeys } from "../tables.ts";

/** A key as it is read: everything but the hash it is known by. */
export type ApiKeyRow = Omit<typeof apiKeys.$inferSelect, "keyHash">;

const { keyHash: _, ...keyColumns } = getTableColumns(apiKeys);

const isLive = (now: Date) => and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));

export async function insertApiKey(queries: Queries, row: ApiKeyRow, keyHash: string): Promise<void> {
  await queries.insert(apiKeys).values({ ...row, keyHash });
}

export async function findAccountByKeyHash(
  queries: Queries,
  keyHash: string,
  now: Date,
): Promise<{ account: AccountRow; key: ApiKeyRow } | undefined> {
  const [row] = await queries
    .select({ account: accountColumns, key: keyColumns })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(and(eq(apiKeys.keyHash, keyHash), isLive(now), isThere))
    .limit(1);
  return row;
}

/** Keys that were not revoked, newest first; those that have run out among them, so that they are told from lost ones. */
export async function listApiKeys(queries: Queries, accountId: string, limit: number, after: Cursor | null): Promise<ApiKeyRow[]> {
  const older = after && or(lt(apiKeys.createdAt, after.at), and(eq(apiKeys.createdAt, after.at), lt(apiKeys.id, after.id)));
  return queries
    .select(keyColumns)
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt), older ?? undefined))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(limit);
}

export async function countLiveKeys(queries: Queries, accountId: string, now: Date): Promise<number> {
  const [row] = await queries
    .select({ live: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, accountId), isLive(now)));
  return row?.live ?? 0;
}

/** Revokes one of the account's own keys; nothing comes back when it has none of that id. */
export async function revokeOwnKey(queries: Queries, accountId: string, id: string, now: Date): Promise<ApiKeyRow | undefined> {
  const [row] = await queries
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt)))
    .returning(keyColumns);
  return row;
}

/** Revokes every key that an account has or its person made: whoever holds one is not let in by it any more. */
export async function revokeKeys(queries: Queries, accountId: string, now: Date): Promise<void> {
  await queries
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(or(eq(apiKeys.accountId, accountId), eq(apiKeys.makerId, accountId)), isNull(apiKeys.revokedAt)));
}

export async function touchApiKey(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}
