import { and, eq, lt } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { identities, usedReturns } from "../tables.ts";

export type IdentityRow = typeof identities.$inferSelect;

export async function findIdentity(queries: Queries, issuer: string, subject: string): Promise<IdentityRow | undefined> {
  const [row] = await queries
    .select()
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .limit(1);
  return row;
}

export async function insertIdentity(queries: Queries, row: IdentityRow): Promise<void> {
  await queries.insert(identities).values(row);
}

export async function deleteIdentities(queries: Queries, accountId: string): Promise<void> {
  await queries.delete(identities).where(eq(identities.accountId, accountId));
}

/** Marks a return from the provider as used; false when it was before, also by a request at the very same moment. */
export async function claimReturn(queries: Queries, stateHash: string, expiresAt: Date): Promise<boolean> {
  const claimed = await queries
    .insert(usedReturns)
    .values({ stateHash, expiresAt })
    .onConflictDoNothing()
    .returning({ stateHash: usedReturns.stateHash });
  return claimed.length === 1;
}

export async function deleteOldReturns(queries: Queries, before: Date): Promise<void> {
  await queries.delete(usedReturns).where(lt(usedReturns.expiresAt, before));
}
