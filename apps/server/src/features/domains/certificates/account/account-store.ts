import { eq } from "drizzle-orm";
import type { Queries } from "../../../../platform/database/database.ts";
import { acmeAccounts } from "../tables.ts";

export type AcmeAccountRow = typeof acmeAccounts.$inferSelect;

export async function findAcmeAccount(queries: Queries, directory: string): Promise<AcmeAccountRow | undefined> {
  const [row] = await queries.select().from(acmeAccounts).where(eq(acmeAccounts.directory, directory)).limit(1);
  return row;
}

/** Of several nodes that come with a key at once, one has it kept. */
export async function insertAcmeAccount(queries: Queries, row: AcmeAccountRow): Promise<void> {
  await queries.insert(acmeAccounts).values(row).onConflictDoNothing();
}

export async function updateAcmeAccount(queries: Queries, directory: string, change: Partial<AcmeAccountRow>): Promise<void> {
  await queries.update(acmeAccounts).set(change).where(eq(acmeAccounts.directory, directory));
}
