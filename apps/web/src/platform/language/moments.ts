import type { Language } from "@vitrine/document";

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "há 5 min" for the last 30 days, then the date. `now` in milliseconds. */
export function relativeMoment(iso: string, now: number, language: Language): string {
  const elapsed = now - Date.parse(iso);
  if (elapsed > 30 * 86_400_000) return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(Date.parse(iso));
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  for (const [unit, length] of STEPS) {
    if (elapsed >= length) return format.format(-Math.floor(elapsed / length), unit);
  }
  return format.format(0, "second");
}

/** Date and time to the minute, in the browser's own time zone. */
export function exactMoment(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(Date.parse(iso));
}
