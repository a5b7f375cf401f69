import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { factorFailures } from "../tables.ts";

type FailureRow = typeof factorFailures.$inferSelect;
export type FailureKind = FailureRow["kind"];

interface FailureRange extends Pick<FailureRow, "accountId" | "kind"> {
  readonly after: Date;
  readonly limit: number;
}

/** When an account last answered wrongly after a moment, latest first. */
export async function listFailures(queries: Queries, { accountId, kind, after, limit }: FailureRange): Promise<Date[]> {
  const rows = await queries
    .select({ at: factorFailures.at })
    .from(factorFailures)
    .where(and(eq(factorFailures.accountId, accountId), eq(factorFailures.kind, kind), gt(factorFailures.at, after)))
    .orderBy(desc(factorFailures.at))
    .limit(limit);
  return rows.map(({ at }) => at);
}

export async function insertFailure(queries: Queries, row: Omit<FailureRow, "id">): Promise<void> {
  await queries.insert(factorFailures).values(row);
}

/** Forgets what was answered wrongly from one place. */
export async function forgetFailuresFrom(queries: Queries, accountId: string, place: string): Promise<void> {
  await queries.delete(factorFailures).where(and(eq(factorFailures.accountId, accountId), eq(factorFailures.place, place)));
}

export async function forgetFailures(queries: Queries, accountId: string, until: Date): Promise<void> {
  await queries.delete(factorFailures).where(and(eq(factorFailures.accountId, accountId), lte(factorFailures.at, until)));
}

/** Failures "later than now" were before the clock was set back: they count from now, so that they end within the hour. */
export async function settleFailures(queries: Queries, accountId: string, now: Date): Promise<void> {
  await queries
    .update(factorFailures)
    .set({ at: now })
    .where(and(eq(factorFailures.accountId, accountId), gt(factorFailures.at, now)));
}
