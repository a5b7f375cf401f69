const DAY = 24 * 60 * 60 * 1000;

/** Brasília keeps UTC−3 all year. */
const BRASILIA_OFFSET_HOURS = 3;

const THURSDAY = 4;

/** The fewest days a new page has to fill its seats. */
const MOST_SOON_DAYS = 21;

/**
 * When the class of a page made at `now` (milliseconds) is held: a Thursday at 20:00 in Brasília, three to
 * four weeks away, so that a fresh page never counts down to a day gone by.
 */
export function nextClass(now: number): Date {
  const soonest = new Date(now + MOST_SOON_DAYS * DAY);
  const wait = (THURSDAY - soonest.getUTCDay() + 7) % 7;
  return new Date(Date.UTC(soonest.getUTCFullYear(), soonest.getUTCMonth(), soonest.getUTCDate() + wait, 20 + BRASILIA_OFFSET_HOURS));
}

/** Its parts as the poster shows them: weekday, day and month in Brasília. */
export function posterDate(moment: Date, locale: string): { readonly weekday: string; readonly day: string; readonly month: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "America/Sao_Paulo" }).format(moment);
  return { weekday: part({ weekday: "long" }), day: part({ day: "numeric" }), month: part({ month: "long" }) };
}
