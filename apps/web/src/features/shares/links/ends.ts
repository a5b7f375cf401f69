/** How long a link is open: a number of days from now, or until a moment that somebody chooses. */
export const ENDS = ["1", "7", "30", "date"] as const;
export type End = (typeof ENDS)[number];

const DAY_MS = 24 * 3_600_000;

/** The moment that was chosen, in ISO 8601; empty where no day was. `date` is in the time of this browser, as `2026-12-31T18:00`. */
export function momentOf(end: End, date: string, now: number): string {
  if (end !== "date") return new Date(now + Number(end) * DAY_MS).toISOString();
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString();
}
