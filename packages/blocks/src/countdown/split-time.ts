/** The units a countdown may show, largest first. */
export const TIME_UNITS = ["days", "hours", "minutes", "seconds"] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

const SECONDS: Readonly<Record<TimeUnit, number>> = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };

/** Whole seconds as amounts of the units shown, in their order: the largest takes what has no unit of its own. */
export function splitTime(seconds: number, units: readonly TimeUnit[]): number[] {
  let left = Math.max(0, Math.floor(seconds));
  return units.map((unit) => {
    const amount = Math.floor(left / SECONDS[unit]);
    left -= amount * SECONDS[unit];
    return amount;
  });
}

/** An amount as it is shown: two digits at least. */
export function digits(amount: number): string {
  return String(amount).padStart(2, "0");
}
