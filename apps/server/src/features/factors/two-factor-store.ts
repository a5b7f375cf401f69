import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { authenticatorApps, factorSettings } from "./tables.ts";

/** Those of some accounts that a log-in asks for a second factor. */
export async function withTwoFactor(queries: Queries, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const ids = [...accountIds];
  const byEmail = queries
    .select({ id: factorSettings.accountId })
    .from(factorSettings)
    .where(and(inArray(factorSettings.accountId, ids), eq(factorSettings.emailOn, true)));
  const byApp = queries
    .select({ id: authenticatorApps.accountId })
    .from(authenticatorApps)
    .where(and(inArray(authenticatorApps.accountId, ids), isNotNull(authenticatorApps.secret)));
  return new Set((await byEmail.union(byApp)).map(({ id }) => id));
}
