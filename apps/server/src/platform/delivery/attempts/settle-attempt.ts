import { waitAfter } from "../retry-schedule.ts";
import type { Claimed } from "./claim-store.ts";
import type { Attempted } from "./make-attempt.ts";
import type { Finished } from "./settle-store.ts";

export interface AttemptTimes {
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly ended: number;
  readonly durationMs: number;
}

/**
 * What becomes of a delivery after an attempt.
 * @param chance from 0 to 1
 */
export function settleAttempt(
  claimed: Claimed,
  lease: string,
  attempted: Attempted,
  { began, ended, durationMs }: AttemptTimes,
  chance: number,
): Finished {
  const { outcome, status, problem, request, response, retryAfter } = attempted;
  const wait = outcome === "failed" ? waitAfter(claimed.tries, retryAfter, chance) : null;
  const now = new Date(ended).toISOString();
  const failedBecause = { failed: "exhausted", gone: "gone", blocked: "blocked" } as const;
  return {
    deliveryId: claimed.id,
    endpointId: claimed.endpointId,
    lease,
    number: claimed.attempts,
    at: new Date(began).toISOString(),
    durationMs: Math.round(durationMs),
    outcome,
    status,
    problem,
    request,
    response,
    ...(wait === null
      ? {
          state: outcome === "taken" ? "taken" : "failed",
          because: outcome === "taken" ? null : failedBecause[outcome],
          dueAt: now,
          settledAt: now,
        }
      : { state: "waiting", because: null, dueAt: new Date(ended + wait).toISOString(), settledAt: null }),
  };
}
