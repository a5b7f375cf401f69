import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { authenticatorApps } from "../tables.ts";

export type AuthenticatorAppRow = typeof authenticatorApps.$inferSelect;

export async function findApp(queries: Queries, accountId: string): Promise<AuthenticatorAppRow | undefined> {
  const [row] = await queries.select().from(authenticatorApps).where(eq(authenticatorApps.accountId, accountId)).limit(1);
  return row;
}

/** Keeps a secret that waits for its first code; one that waited before is dropped, a confirmed one stays. */
export async function putPendingApp(
  queries: Queries,
  accountId: string,
  pending: Pick<AuthenticatorAppRow, "pendingSecret" | "pendingSince" | "pendingAttemptsLeft">,
): Promise<void> {
  await queries
    .insert(authenticatorApps)
    .values({ accountId, secret: null, confirmedAt: null, lastStep: null, ...pending })
    .onConflictDoUpdate({ target: authenticatorApps.accountId, set: pending });
}

/** Makes the secret that waits the one that counts, with the step of the code that confirmed it. */
export async function confirmPendingApp(queries: Queries, accountId: string, now: Date, step: number): Promise<void> {
  await queries
    .update(authenticatorApps)
    .set({
      secret: sql`${authenticatorApps.pendingSecret}`,
      confirmedAt: now,
      lastStep: step,
      pendingSecret: null,
      pendingSince: null,
      pendingAttemptsLeft: null,
    })
    .where(and(eq(authenticatorApps.accountId, accountId), isNotNull(authenticatorApps.pendingSecret)));
}

export async function countPendingAttempt(queries: Queries, accountId: string): Promise<void> {
  await queries
    .update(authenticatorApps)
    .set({ pendingAttemptsLeft: sql`${authenticatorApps.pendingAttemptsLeft} - 1` })
    .where(and(eq(authenticatorApps.accountId, accountId), gt(authenticatorApps.pendingAttemptsLeft, 0)));
}

/** Takes the code of a step; false when that step, or one after it, was taken before. */
export async function takeStep(queries: Queries, accountId: string, step: number): Promise<boolean> {
  const isNew = or(isNull(authenticatorApps.lastStep), lt(authenticatorApps.lastStep, step));
  const taken = await queries
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(and(eq(authenticatorApps.accountId, accountId), isNotNull(authenticatorApps.secret), isNew))
    .returning({ accountId: authenticatorApps.accountId });
  return taken.length === 1;
}

export async function deleteApp(queries: Queries, accountId: string): Promise<void> {
  await queries.delete(authenticatorApps).where(eq(authenticatorApps.accountId, accountId));
}
