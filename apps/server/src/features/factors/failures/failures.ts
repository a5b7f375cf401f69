import type { FactorMethod } from "@vitrine/contract";
import type { Queries } from "../../../platform/database/database.ts";
import { addressBucket } from "../../../platform/http/client-address.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { recordEvent } from "../../audit/index.ts";
import type { Requester } from "../requester.ts";
import { lockFactors } from "../settings-store.ts";
import { type FailureKind, forgetFailures, forgetFailuresFrom, insertFailure, listFailures, settleFailures } from "./failure-store.ts";
import { FAILURES_PER_HOUR, HOUR_MS } from "./limits.ts";

/** An answer that is being looked at, as the log of events tells of it when it is wrong. */
export interface Attempt {
  readonly accountId: string;
  readonly from: Requester;
  /** The second step of a log-in, by its method, or a proof; nothing where it was the first step. */
  readonly subject?: FactorMethod | "proof";
}

/** Why an account may not answer at the moment; null when it may. */
export async function refuseWhileWaiting(queries: Queries, accountId: string, now: number): Promise<Refusal | null> {
  await settleFailures(queries, accountId, new Date(now));
  const failures = await failuresOfHour(queries, accountId, "code", now);
  const first = failures[FAILURES_PER_HOUR - 1];
  if (!first) return null;
  const seconds = Math.max(1, Math.ceil((first.getTime() + HOUR_MS - now) / 1_000));
  return new Refusal("TOO_MANY_REQUESTS", { values: { seconds }, data: { seconds } });
}

/**
 * Counts a wrong answer and says what it is refused with.
 * @param left how many more answers the code itself takes; without it, as many as the account may give.
 */
export async function refuseWrong(
  queries: Queries,
  platform: Pick<Platform, "clock">,
  attempt: Attempt,
  now: number,
  left = FAILURES_PER_HOUR,
): Promise<Refusal> {
  await countFailure(queries, platform, attempt, now);
  const wait = await refuseWhileWaiting(queries, attempt.accountId, now);
  if (wait) return wait;
  if (left === 0) return new Refusal("CODE_ATTEMPTS");
  const failures = await failuresOfHour(queries, attempt.accountId, "code", now);
  const attempts = Math.min(left, FAILURES_PER_HOUR - failures.length);
  return new Refusal("CODE_WRONG", { values: { attempts }, data: { attempts } });
}

/** Counts a wrong answer, and tells its owner of it: whoever gave it may have the password. */
export async function countFailure(
  queries: Queries,
  platform: Pick<Platform, "clock">,
  attempt: Attempt,
  now: number,
  kind: FailureKind = "code",
): Promise<void> {
  const { accountId, from, subject } = attempt;
  await forgetFailures(queries, accountId, new Date(now - HOUR_MS));
  await insertFailure(queries, { accountId, kind, place: addressBucket(from.clientAddress), at: new Date(now) });
  await recordEvent(queries, platform, from, { accountId, kind: "log_in_failed", ...(subject === undefined ? {} : { subject }) });
}

/**
 * A right answer takes back the wrong ones from the same place: they were slips of whoever has shown who they are. Those
 * from elsewhere stay, so that whoever guesses there gets no more guesses each time the owner logs in.
 */
export function forgiveFailures(queries: Queries, { accountId, from }: Attempt): Promise<void> {
  return forgetFailuresFrom(queries, accountId, addressBucket(from.clientAddress));
}

/**
 * Tells the owner of an answer of a passkey that was refused; a few times an hour, since nobody has to wait for
 * such answers and so nothing else bounds them.
 */
export async function notePasskeyFailure({ database, clock }: Platform, attempt: Attempt): Promise<void> {
  await database.transaction(async (queries) => {
    await lockFactors(queries, attempt.accountId);
    const now = clock.now();
    await settleFailures(queries, attempt.accountId, new Date(now));
    const failures = await failuresOfHour(queries, attempt.accountId, "passkey", now);
    if (failures.length < FAILURES_PER_HOUR) await countFailure(queries, { clock }, attempt, now, "passkey");
  });
}

function failuresOfHour(queries: Queries, accountId: string, kind: FailureKind, now: number): Promise<Date[]> {
  return listFailures(queries, { accountId, kind, after: new Date(now - HOUR_MS), limit: FAILURES_PER_HOUR });
}
