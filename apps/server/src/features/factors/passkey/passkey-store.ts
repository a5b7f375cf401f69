import { and, asc, eq, lt, or, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { passkeys } from "../tables.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function insertPasskey(queries: Queries, row: PasskeyRow): Promise<void> {
  await queries.insert(passkeys).values(row);
}

export async function listPasskeys(queries: Queries, accountId: string): Promise<PasskeyRow[]> {
  return queries.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function countPasskeys(queries: Queries, accountId: string): Promise<number> {
  return queries.$count(passkeys, eq(passkeys.accountId, accountId));
}

export async function findPasskeyOfCredential(queries: Queries, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await queries.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).limit(1);
  return row;
}

export async function renameOwnPasskey(queries: Queries, accountId: string, id: string, name: string): Promise<PasskeyRow | undefined> {
  const [row] = await queries
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning();
  return row;
}

export async function deleteOwnPasskey(queries: Queries, accountId: string, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await queries
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning();
  return row;
}

export async function deletePasskeys(queries: Queries, accountId: string): Promise<void> {
  await queries.delete(passkeys).where(eq(passkeys.accountId, accountId));
}

/** Writes down a use; false when the counter has moved past it meanwhile, or the passkey is gone. */
export async function countUse(
  queries: Queries,
  id: string,
  use: Pick<PasskeyRow, "counter" | "isBackedUp" | "isSyncable">,
  now: Date,
): Promise<boolean> {
  const isAhead = lt(passkeys.counter, use.counter);
  const neverCounts = and(eq(passkeys.counter, 0), sql`${use.counter}::bigint = 0`);
  const counted = await queries
    .update(passkeys)
    .set({ ...use, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), or(isAhead, neverCounts)))
    .returning({ id: passkeys.id });
  return counted.length === 1;
}
