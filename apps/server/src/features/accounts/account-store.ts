import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { accounts } from "./tables.ts";

type Row = Omit<typeof accounts.$inferSelect, "foldedName">;

/** An account as it is read: everything but what its password is known by. */
export type AccountRow = Omit<Row, "passwordHash"> & { readonly hasPassword: boolean };

const { passwordHash, foldedName: _, ...columns } = getTableColumns(accounts);

/** What is selected of an account. */
export const accountColumns = { ...columns, hasPassword: sql<boolean>`${passwordHash} IS NOT NULL` };

/** What an account may be looked for by; one whose removal has begun is not there for anybody. */
export const isThere = isNull(accounts.removalBeganAt);

/** Stores a new account; without a hash, nobody logs in to it with a password. */
export async function insertAccount(queries: Queries, { hasPassword: _, ...row }: AccountRow, hash: string | null): Promise<void> {
  await queries.insert(accounts).values({ ...row, passwordHash: hash });
}

export async function findAccount(queries: Queries, id: string): Promise<AccountRow | undefined> {
  const [row] = await queries
    .select(accountColumns)
    .from(accounts)
    .where(and(eq(accounts.id, id), isThere))
    .limit(1);
  return row;
}

/** The same, and nobody else may change the account until the transaction ends. */
export async function lockAccount(queries: Queries, id: string): Promise<AccountRow | undefined> {
  const [row] = await queries
    .select(accountColumns)
    .from(accounts)
    .where(and(eq(accounts.id, id), isThere))
    .limit(1)
    .for("update");
  return row;
}

export async function findAccountByEmail(queries: Queries, email: string): Promise<AccountRow | undefined> {
  const [row] = await queries
    .select(accountColumns)
    .from(accounts)
    .where(and(eq(accounts.email, email), isThere))
    .limit(1);
  return row;
}

/** Changes columns of an account, for this slice's own operations: its password has a store of its own. */
export async function updateAccount(
  queries: Queries,
  id: string,
  changes: Partial<Omit<Row, "id" | "createdAt" | "passwordHash">>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await queries.update(accounts).set(changes).where(eq(accounts.id, id));
}
