import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { recoveryCodes } from "../tables.ts";

/** Puts codes in the place of all the account had. */
export async function replaceRecoveryCodes(queries: Queries, accountId: string, macs: readonly string[]): Promise<void> {
  await dropRecoveryCodes(queries, accountId);
  await queries.insert(recoveryCodes).values(macs.map((mac) => ({ mac, accountId, usedAt: null })));
}

export async function dropRecoveryCodes(queries: Queries, accountId: string): Promise<void> {
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

/** Takes a code; false when the account has no such code, or it was taken before. */
export async function takeRecoveryCode(queries: Queries, accountId: string, mac: string, now: Date): Promise<boolean> {
  const taken = await queries
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.mac, mac), eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)))
    .returning({ mac: recoveryCodes.mac });
  return taken.length === 1;
}

export async function countRecoveryCodes(queries: Queries, accountId: string): Promise<number> {
  return queries.$count(recoveryCodes, and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
}
