const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

const FIRST_MS = 20 * SECOND_MS;
const MOST_MS = 300 * SECOND_MS;
const GROWTH = 1.5;
/** Nobody who asked waits any more. */
const END_MS = 30 * DAY_MS;

export interface Waiting {
  /** Looks in vain since somebody asked. */
  readonly attempts: number;
  /** When somebody asked, in milliseconds since 1970. */
  readonly askedAt: number;
  readonly isServed: boolean;
  readonly isRight: boolean;
}

/**
 * How long to wait before a domain is looked at again, in milliseconds: soon and less and less often in the first day, then
 * hourly for a month; daily once all is right. Null where nobody waits for it any more.
 */
export function pauseBeforeLook({ attempts, askedAt, isServed, isRight }: Waiting, now: number): number | null {
  if (isRight) return DAY_MS;
  // A clock that was set back makes nobody wait longer.
  const elapsed = Math.max(0, now - askedAt);
  if (elapsed < DAY_MS) return Math.min(MOST_MS, Math.round(FIRST_MS * GROWTH ** Math.max(0, attempts - 1)));
  return isServed || elapsed < END_MS ? HOUR_MS : null;
}
