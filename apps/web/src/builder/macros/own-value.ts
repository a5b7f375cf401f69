import { countryOf, macroMark, macroValue } from "@vitrine/blocks";
import type { Language, Macro } from "@vitrine/document";

/**
 * What a macro would say to the person at this screen, in a page's language; the empty string where there is no value, as for
 * what only a visitor's address brings. A drawn number is shown by the middle of its range: it does not jump.
 */
export function ownValue(macro: Macro, language: Language, now = new Date()): string {
  if (macro.macro === "country") {
    return countryOf(language, Intl.DateTimeFormat().resolvedOptions().timeZone ?? "", navigator.languages);
  }
  const draw = (min: number, max: number): number => Math.floor((min + max) / 2);
  return macroValue(macroMark(macro), { language, now, query: () => null, draw });
}
