import type { Language } from "@vitrine/document";

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "em 20 s", "em 3 min": how long it is until something, in whole units. `seconds` above 0. */
export function spokenWait(seconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { style: "short" });
  for (const [unit, length] of STEPS) if (seconds >= length) return format.format(Math.round(seconds / length), unit);
  return format.format(Math.ceil(seconds), "second");
}
