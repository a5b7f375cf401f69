const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A person may have it tried again so long after the last time: what is under way needs as long. */
export const RETRY_MS = 3 * MINUTE_MS;

/** Nobody waits longer than this before it is tried again; what is set for later was set by a clock that was wrong. */
export const MOST_WAIT_MS = 2 * DAY_MS;

/** After how many failures of a host how long it is left alone: authorities let a name fail five times an hour. */
const AFTER_FAILURES = [10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS] as const;

/** @param chance from 0 to 1: what failed together is not tried together. */
export function waitAfterFailures(failures: number, chance: number): number {
  const whole = AFTER_FAILURES[Math.min(failures, AFTER_FAILURES.length) - 1] ?? AFTER_FAILURES[0];
  return Math.ceil(whole * (1 + chance / 4));
}

const FIRST_HOLD_MS = 15_000;
const MOST_HOLD_MS = HOUR_MS;

/** How long an authority is left alone that had no sensible answer so many times, unless it says how long. */
export function holdAfterFailures(failures: number, retryAfterMs: number | null): number {
  const own = Math.min(MOST_HOLD_MS, FIRST_HOLD_MS * 2 ** Math.min(failures - 1, 20));
  return Math.max(own, Math.min(retryAfterMs ?? 0, MOST_RATE_WAIT_MS));
}

/** For how long an authority that counts orders is believed at most: longer than it looks back. */
export const MOST_RATE_WAIT_MS = DAY_MS;
/** How long to wait where it does not say. */
export const USUAL_RATE_WAIT_MS = HOUR_MS;

/** Nothing is wrong with a host; it is only not its turn before a moment, in milliseconds since 1970. */
export class NotNow extends Error {
  readonly until: number;
  readonly problem: "rateLimited" | null;

  constructor(until: number, problem: "rateLimited" | null = null) {
    super("not now");
    this.until = until;
    this.problem = problem;
  }
}

/** Whether something is to be done now: its moment has come, or was set for a later one than is ever set. */
export function isDue(
  { dueAt, renewAt, failures }: { readonly dueAt: Date | null; readonly renewAt: Date | null; readonly failures: number },
  now: number,
): boolean {
  if (dueAt === null) return false;
  const wait = dueAt.getTime() - now;
  return wait <= 0 || (wait > MOST_WAIT_MS && (renewAt === null || failures > 0));
}

/** From so long before its certificate's end an owner is told that it was not renewed. */
export const ENDING_MS = 7 * DAY_MS;
