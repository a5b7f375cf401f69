import type { Language } from "../records.ts";

/** What an answer is to lie between: numbers, or days (`2026-01-31`). An empty or absent one sets no limit. */
export interface AnswerLimits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

export type LimitProblem = "between" | "atLeast" | "atMost";

/** What to say of an answer that is not within its limits; null where it has none. */
export function limitProblem({ min = "", max = "" }: AnswerLimits): LimitProblem | null {
  if (min !== "" && max !== "") return "between";
  if (min !== "") return "atLeast";
  return max === "" ? null : "atMost";
}

/** Whether a number, or a day, as it is kept lies within its limits. */
export function isWithin(kept: string, { min = "", max = "" }: AnswerLimits, isDay: boolean): boolean {
  if (isDay) return (min === "" || kept >= min) && (max === "" || kept <= max);
  return (min === "" || Number(kept) >= Number(min)) && (max === "" || Number(kept) <= Number(max));
}

const LOCALES = { pt: "pt-BR", en: "en-US", es: "es-419" } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day or a number as the language writes it. */
export function formatLimit(value: string, language: Language): string {
  const locale = LOCALES[language];
  if (!DAY.test(value)) return new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(Number(value));
  return new Intl.DateTimeFormat(locale, { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" }).format(Date.parse(value));
}

/** Words with `{min}` and `{max}` in them, with the limits in their place. */
export function fillLimits(words: string, { min = "", max = "" }: AnswerLimits, language: Language): string {
  const shown = (value: string): string => (value === "" ? "" : formatLimit(value, language));
  return words.replace("{min}", () => shown(min)).replace("{max}", () => shown(max));
}
