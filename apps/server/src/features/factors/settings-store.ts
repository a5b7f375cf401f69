import { eq } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { factorSettings } from "./tables.ts";

export type FactorSettingsRow = typeof factorSettings.$inferSelect;

/**
 * Holds an account's settings until the transaction ends. Whatever counts, takes or changes a factor does this
 * first, so that answers given at the same moment are looked at one after the other.
 */
export async function lockFactors(queries: Queries, accountId: string): Promise<FactorSettingsRow> {
  await queries.insert(factorSettings).values({ accountId, emailOn: false }).onConflictDoNothing();
  const [row] = await queries.select().from(factorSettings).where(eq(factorSettings.accountId, accountId)).for("update");
  if (!row) throw new Error("an account has settings for its factors as soon as they are locked");
  return row;
}

export async function findSettings(queries: Queries, accountId: string): Promise<FactorSettingsRow | undefined> {
  const [row] = await queries.select().from(factorSettings).where(eq(factorSettings.accountId, accountId)).limit(1);
  return row;
}

export async function switchEmail(queries: Queries, accountId: string, emailOn: boolean): Promise<void> {
  await queries.update(factorSettings).set({ emailOn }).where(eq(factorSettings.accountId, accountId));
}
