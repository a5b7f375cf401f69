import type { Queries } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/refusal.ts";
import { forgetFailures, insertFailure, listFailures, settleFailures } from "./failure-store.ts";
import { FAILURES_PER_HOUR, HOUR_MS } from "./limits.ts";

/** Why an account may not answer at the moment; null when it may. */
export async function refuseWhileWaiting(queries: Queries, accountId: string, now: number): Promise<Refusal | null> {
  await settleFailures(queries, accountId, new Date(now));
  const failures = await listFailures(queries, accountId, new Date(now - HOUR_MS), FAILURES_PER_HOUR);
  const first = failures[FAILURES_PER_HOUR - 1];
  if (!first) return null;
  const seconds = Math.max(1, Math.ceil((first.getTime() + HOUR_MS - now) / 1_000));
  return new Refusal("TOO_MANY_REQUESTS", { values: { seconds }, data: { seconds } });
}

/**
 * Counts a wrong answer and says what it is refused with.
 * @param left how many more answers the code itself takes; without it, as many as the account may give.
 */
export async function refuseWrong(queries: Queries, accountId: string, now: number, left = FAILURES_PER_HOUR): Promise<Refusal> {
  await countFailure(queries, accountId, now);
  const wait = await refuseWhileWaiting(queries, accountId, now);
  if (wait) return wait;
  if (left === 0) return new Refusal("CODE_ATTEMPTS");
  const failures = await listFailures(queries, accountId, new Date(now - HOUR_MS), FAILURES_PER_HOUR);
  const attempts = Math.min(left, FAILURES_PER_HOUR - failures.length);
  return new Refusal("CODE_WRONG", { values: { attempts }, data: { attempts } });
}

export async function countFailure(queries: Queries, accountId: string, now: number): Promise<void> {
  await forgetFailures(queries, accountId, new Date(now - HOUR_MS));
  await insertFailure(queries, accountId, new Date(now));
}
