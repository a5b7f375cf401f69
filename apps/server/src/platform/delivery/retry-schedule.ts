const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after an attempt that failed the next one comes: ten attempts within about three days. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR] as const;

/** Each wait is up to a fifth shorter or longer, so that what failed together does not come back together. */
const JITTER = 0.2;

/** What a receiver may ask to be left alone for, in milliseconds. */
const MOST_ASKED = 24 * HOUR;

/**
 * Milliseconds to the next attempt after so many that failed; null after the last.
 * @param asked what the receiver asked for: never sooner than that, up to a day
 * @param chance from 0 to 1
 */
export function waitAfter(tries: number, asked: number | null, chance: number): number | null {
  const wait = WAITS[tries - 1];
  if (wait === undefined) return null;
  return Math.round(Math.max(wait * (1 - JITTER + 2 * JITTER * chance), Math.min(asked ?? 0, MOST_ASKED)));
}

/** What a `Retry-After` asks for, in milliseconds from `now`: it gives seconds or a date. Null where it says nothing. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  // A date of HTTP names a day of the week: what else reads as a date is none.
  const at = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
