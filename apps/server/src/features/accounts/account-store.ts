import { eq } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { accounts, apiKeys } from "./tables.ts";

export type AccountRow = typeof accounts.$inferSelect;

export async function insertAccount(queries: Queries, row: AccountRow): Promise<void> {
  await queries.insert(accounts).values(row);
}

export async function findAccount(queries: Queries, id: string): Promise<AccountRow | undefined> {
  const [row] = await queries.select().from(accounts).where(eq(accounts.id, id)).limit(1);
  return row;
}

export async function findAccountByEmail(queries: Queries, email: string): Promise<AccountRow | undefined> {
  const [row] = await queries.select().from(accounts).where(eq(accounts.email, email)).limit(1);
  return row;
}

export async function updateLanguage(queries: Queries, id: string, language: AccountRow["language"]): Promise<void> {
  await queries.update(accounts).set({ language }).where(eq(accounts.id, id));
}

export async function insertApiKey(queries: Queries, row: typeof apiKeys.$inferSelect): Promise<void> {
  await queries.insert(apiKeys).values(row);
}

export async function findAccountByKeyHash(queries: Queries, keyHash: string): Promise<AccountRow | undefined> {
  const [row] = await queries
    .select({ account: accounts })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(eq(apiKeys.keyHash, keyHash))
    .limit(1);
  return row?.account;
}
