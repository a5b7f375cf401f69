import { and, eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { type AccountRow, accountColumns, isThere } from "../account-store.ts";
import { accounts } from "../tables.ts";

/** What an account is logged in to with. */
export interface Credentials {
  readonly id: string;
  readonly email: string;
  /** Null for somebody who has only ever come in with Google. */
  readonly passwordHash: string | null;
}

export async function findCredentials(queries: Queries, id: string): Promise<Credentials | undefined> {
  const [row] = await queries
    .select({ id: accounts.id, email: accounts.email, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.id, id), isThere))
    .limit(1);
  return row;
}

/** An account and its password's hash with one look, so that who has an account does not show in the number of them. */
export async function findByEmailWithHash(
  queries: Queries,
  email: string,
): Promise<{ readonly account: AccountRow; readonly passwordHash: string | null } | undefined> {
  const [row] = await queries
    .select({ account: accountColumns, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.email, email), isThere))
    .limit(1);
  return row;
}

/** Puts another hash, or none. A change of the address that waits for its confirmation is off by that. */
export async function putPasswordHash(queries: Queries, id: string, passwordHash: string | null): Promise<void> {
  await queries.update(accounts).set({ passwordHash, pendingEmail: null }).where(eq(accounts.id, id));
}
