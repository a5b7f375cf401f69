import type { Language } from "@vitrine/document";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

function largest(seconds: number, round: (count: number) => number): readonly ["day" | "hour" | "minute", number] {
  for (const [unit, length] of UNITS) if (seconds >= length) return [unit, round(seconds / length)];
  return ["minute", 0];
}

/** How long something has lasted, to its largest unit: "3 dias", "5 horas"; `null` for less than a minute. */
export function spanOf(seconds: number, language: Language): string | null {
  const [unit, count] = largest(seconds, Math.floor);
  return count === 0 ? null : new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** When something will be, to the nearest of its largest unit: "em 30 dias". `now` in milliseconds; what is past already is now. */
export function upcomingMoment(iso: string, now: number, language: Language): string {
  const [unit, count] = largest(Math.max(0, (Date.parse(iso) - now) / 1000), Math.round);
  return new Intl.RelativeTimeFormat(language, { numeric: "always" }).format(count, unit);
}
