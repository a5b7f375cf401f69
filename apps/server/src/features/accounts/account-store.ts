import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { accounts } from "./tables.ts";

export type AccountRow = typeof accounts.$inferSelect;

/** What an account may be looked for by; one whose removal has begun is not there for anybody. */
const isThere = isNull(accounts.removalBeganAt);

export async function insertAccount(queries: Queries, row: AccountRow): Promise<void> {
  await queries.insert(accounts).values(row);
}

export async function findAccount(queries: Queries, id: string): Promise<AccountRow | undefined> {
  const [row] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isThere))
    .limit(1);
  return row;
}

/** The same, and nobody else may change the account until the transaction ends. */
export async function lockAccount(queries: Queries, id: string): Promise<AccountRow | undefined> {
  const [row] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isThere))
    .limit(1)
    .for("update");
  return row;
}

export async function findAccountByEmail(queries: Queries, email: string): Promise<AccountRow | undefined> {
  const [row] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, email), isThere))
    .limit(1);
  return row;
}

/** Changes an account. With another password, a change of the address that waits for its confirmation is off. */
export async function updateAccount(queries: Queries, id: string, changes: Partial<Omit<AccountRow, "id" | "createdAt">>): Promise<void> {
  const all = changes.passwordHash === undefined ? changes : { pendingEmail: null, ...changes };
  if (Object.keys(all).length > 0) await queries.update(accounts).set(all).where(eq(accounts.id, id));
}
