import { and, asc, eq, gt, gte, inArray, isNotNull, lt, lte, or } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { accounts, removedAccounts } from "../tables.ts";

/** Accounts whose removal is due, or was begun and cut off. */
export async function listDue(queries: Queries, now: Date, afterId: string, limit: number): Promise<string[]> {
  const isDue = or(lte(accounts.deletesAt, now), isNotNull(accounts.removalBeganAt));
  const rows = await queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isDue, gt(accounts.id, afterId)))
    .orderBy(asc(accounts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Begins a removal, unless the account is to be kept after all; from then on it cannot be kept. */
export async function beginRemoval(queries: Queries, id: string, now: Date): Promise<boolean> {
  const rows = await queries
    .update(accounts)
    .set({ removalBeganAt: now })
    .where(and(eq(accounts.id, id), or(lte(accounts.deletesAt, now), isNotNull(accounts.removalBeganAt))))
    .returning({ id: accounts.id });
  return rows.length > 0;
}

/** Deletes an account's row, and all rows that hang on it; only its id is kept for a time. Returns the addresses it had. */
export async function finishRemoval(queries: Queries, id: string, now: Date): Promise<string[]> {
  await queries.insert(removedAccounts).values({ accountId: id, at: now }).onConflictDoNothing();
  const gone = await queries
    .delete(accounts)
    .where(and(eq(accounts.id, id), isNotNull(accounts.removalBeganAt)))
    .returning({ email: accounts.email, pendingEmail: accounts.pendingEmail });
  return gone.flatMap(({ email, pendingEmail }) => (pendingEmail === null ? [email] : [email, pendingEmail]));
}

/** Accounts that are gone since a moment. */
export async function listRemoved(queries: Queries, since: Date): Promise<string[]> {
  const rows = await queries
    .select({ id: removedAccounts.accountId })
    .from(removedAccounts)
    .where(gte(removedAccounts.at, since))
    .orderBy(asc(removedAccounts.accountId));
  return rows.map(({ id }) => id);
}

/** Which of some accounts there are, and which are gone or going; one that is missing in the answer is not known here. */
export async function findPresence(queries: Queries, ids: readonly string[]): Promise<Map<string, "here" | "removed">> {
  if (ids.length === 0) return new Map();
  const here = await queries
    .select({ id: accounts.id, removalBeganAt: accounts.removalBeganAt })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  const presence = new Map(here.map(({ id, removalBeganAt }) => [id, removalBeganAt === null ? "here" : "removed"] as const));
  if (presence.size === ids.length) return presence;
  const removed = await queries
    .select({ id: removedAccounts.accountId })
    .from(removedAccounts)
    .where(inArray(removedAccounts.accountId, [...ids]));
  return new Map([...presence, ...removed.map(({ id }) => [id, "removed"] as const)]);
}

export async function forgetRemoved(queries: Queries, before: Date): Promise<void> {
  await queries.delete(removedAccounts).where(lt(removedAccounts.at, before));
}
