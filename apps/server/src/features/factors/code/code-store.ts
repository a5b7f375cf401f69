import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import type { CodePurpose } from "../purposes.ts";
import { factorCodes } from "../tables.ts";

export type FactorCodeRow = typeof factorCodes.$inferSelect;

/** Who asked for a code: a log-in under way, or a session. */
export interface CodeOwner {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  readonly boundTo: string;
}

function isLatestOf({ accountId, purpose, boundTo }: CodeOwner) {
  return and(
    eq(factorCodes.boundTo, boundTo),
    eq(factorCodes.purpose, purpose),
    eq(factorCodes.accountId, accountId),
    isNull(factorCodes.replacedAt),
  );
}

export async function insertCode(queries: Queries, row: FactorCodeRow): Promise<void> {
  await queries.insert(factorCodes).values(row);
}

/** The code last sent to a log-in or session: the only one that counts. */
export async function findCode(queries: Queries, owner: CodeOwner): Promise<FactorCodeRow | undefined> {
  const [row] = await queries.select().from(factorCodes).where(isLatestOf(owner)).limit(1);
  return row;
}

export async function findCodeBoundTo(queries: Queries, boundTo: string): Promise<FactorCodeRow | undefined> {
  const [row] = await queries
    .select()
    .from(factorCodes)
    .where(and(eq(factorCodes.boundTo, boundTo), isNull(factorCodes.replacedAt)))
    .orderBy(desc(factorCodes.lastSentAt))
    .limit(1);
  return row;
}

/** When codes were sent to an account after a moment, latest first. */
export async function listSendings(queries: Queries, accountId: string, after: Date, limit: number): Promise<Date[]> {
  const rows = await queries
    .select({ at: factorCodes.lastSentAt })
    .from(factorCodes)
    .where(and(eq(factorCodes.accountId, accountId), gt(factorCodes.lastSentAt, after)))
    .orderBy(desc(factorCodes.lastSentAt))
    .limit(limit);
  return rows.map(({ at }) => at);
}

/** Ends the code a log-in or session has: a new one takes its place. */
export async function endCode(queries: Queries, owner: CodeOwner, now: Date): Promise<void> {
  await queries.update(factorCodes).set({ replacedAt: now }).where(isLatestOf(owner));
}

/** Takes a code; false when somebody took it before, its attempts are used up, or another was sent in its place. */
export async function takeCode(queries: Queries, id: string, now: Date): Promise<boolean> {
  const isUntouched = and(isNull(factorCodes.usedAt), isNull(factorCodes.replacedAt));
  const counts = and(gt(factorCodes.attemptsLeft, 0), gt(factorCodes.expiresAt, now));
  const taken = await queries
    .update(factorCodes)
    .set({ usedAt: now })
    .where(and(eq(factorCodes.id, id), isUntouched, counts))
    .returning({ id: factorCodes.id });
  return taken.length === 1;
}

/** Counts a wrong answer to a code; returns how many more it takes. */
export async function countAttempt(queries: Queries, id: string): Promise<number> {
  const [row] = await queries
    .update(factorCodes)
    .set({ attemptsLeft: sql`${factorCodes.attemptsLeft} - 1` })
    .where(and(eq(factorCodes.id, id), gt(factorCodes.attemptsLeft, 0)))
    .returning({ left: factorCodes.attemptsLeft });
  return row?.left ?? 0;
}

/** Codes sent after `latest` were sent before the clock was set back: they end, and their waits begin again from now. */
export async function settleCodes(queries: Queries, accountId: string, now: Date, latest: Date): Promise<void> {
  await queries
    .update(factorCodes)
    .set({ lastSentAt: now, expiresAt: now })
    .where(and(eq(factorCodes.accountId, accountId), gt(factorCodes.lastSentAt, latest)));
}

export async function forgetCodes(queries: Queries, accountId: string, before: Date): Promise<void> {
  await queries.delete(factorCodes).where(and(eq(factorCodes.accountId, accountId), lt(factorCodes.lastSentAt, before)));
}
