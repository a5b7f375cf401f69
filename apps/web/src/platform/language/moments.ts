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

/**
 * The moment that a field of date and time holds, in words: "sexta-feira, 27 de novembro de 2026 às 18:00". Browsers
 * show such a field as their own language has it, where 10/12 may be October.
 */
export function writtenMoment(iso: string, language: Language, timeZone?: string): string {
  const at = Date.parse(iso);
  return new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short", ...(timeZone ? { timeZone } : {}) }).format(at);
}

/** A day of the calendar in words, for the same reason: `2026-12-10` is "quinta-feira, 10 de dezembro de 2026". */
export function writtenDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone: "UTC" }).format(Date.parse(day));
}

/** What the time of this browser is called: "Horário Padrão de Brasília". */
export function zoneName(language: Language, at: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: "long", ...(timeZone ? { timeZone } : {}) }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
