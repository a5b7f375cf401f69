import { eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { signingKeys } from "../tables.ts";

export type SigningKeyRow = typeof signingKeys.$inferSelect;

export async function findSigningKey(queries: Queries, purpose: string): Promise<SigningKeyRow | undefined> {
  const [row] = await queries.select().from(signingKeys).where(eq(signingKeys.purpose, purpose)).limit(1);
  return row;
}

/** Stores a key unless another node was first. */
export async function insertSigningKey(queries: Queries, row: SigningKeyRow): Promise<void> {
  await queries.insert(signingKeys).values(row).onConflictDoNothing();
}
