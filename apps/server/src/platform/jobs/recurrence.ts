/** When something is done over and over: at a time of day somewhere, or so long after the last time. */
export type Recurrence =
  | {
      /** `03:10`, from 00:00 to 23:59. */
      readonly at: string;
      /** A time zone by its name, `America/Sao_Paulo`. */
      readonly zone: string;
    }
  | { readonly everyMs: number };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a zone that nobody knows. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" } as const;
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, hourCycle: "h23", calendar: "gregory", ...numeric });
  formats.set(zone, format);
  return format;
}

/** What a clock on the wall shows there, as if it were UTC: milliseconds since 1970, to the second. */
function wallTime(zone: string, at: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The first moment at which a wall clock shows this time or, where it leaps over it, a later one. A time that it shows
 * twice is met at the first.
 */
function firstMoment(zone: string, wall: number): number {
  // No zone is further than this from UTC, and none changes twice in that time.
  let before = wall - 15 * 60 * MINUTE_MS;
  let after = wall + 15 * 60 * MINUTE_MS;
  // Between two changes of the zone its clock only goes forward; a change backwards shows a second time what was met before.
  const first = [before, after].map((at) => wall - (wallTime(zone, at) - at)).sort((a, b) => a - b);
  for (const at of first) if (wallTime(zone, at) === wall) return at;
  while (after - before > 1_000) {
    const middle = Math.floor((before + after) / 2_000) * 1_000;
    if (wallTime(zone, middle) >= wall) after = middle;
    else before = middle;
  }
  return after;
}

/** Whether something can recur so. */
export function isRecurrence(recurrence: Recurrence): boolean {
  if ("everyMs" in recurrence) return Number.isSafeInteger(recurrence.everyMs) && recurrence.everyMs >= 1_000;
  try {
    formatOf(recurrence.zone);
  } catch {
    return false;
  }
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(recurrence.at);
}

/**
 * The first time after a moment that it is due, both in milliseconds since 1970. A time of day that a change of the clocks
 * leaves out is due at the moment of the change; one that it shows twice, once.
 * @throws RangeError for a zone that nobody knows.
 */
export function nextOccurrence(recurrence: Recurrence, after: number): number {
  if ("everyMs" in recurrence) return after + recurrence.everyMs;
  const [hour = 0, minute = 0] = recurrence.at.split(":").map(Number);
  const today = Math.floor(wallTime(recurrence.zone, after) / DAY_MS) * DAY_MS;
  const time = (hour * 60 + minute) * MINUTE_MS;
  for (let day = today - DAY_MS; ; day += DAY_MS) {
    const moment = firstMoment(recurrence.zone, day + time);
    if (moment > after) return moment;
  }
}
