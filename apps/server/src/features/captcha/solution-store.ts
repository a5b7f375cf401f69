import { lt } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { captchaSolutions } from "./tables.ts";

/** Marks a puzzle as solved; false when it was before, also by a request at the very same moment. */
export async function claimSolution(queries: Queries, nonce: string, expiresAt: Date): Promise<boolean> {
  const claimed = await queries
    .insert(captchaSolutions)
    .values({ nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: captchaSolutions.nonce });
  return claimed.length === 1;
}

export async function forgetSolutions(queries: Queries, before: Date): Promise<void> {
  await queries.delete(captchaSolutions).where(lt(captchaSolutions.expiresAt, before));
}
