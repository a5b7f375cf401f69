import type { Language } from "@vitrine/document";

const FIRST_LETTERS = /(?<!\S)\P{L}*(\p{L})/gu;

/** The first letters of the first and last word of a name, in capitals; empty where no word begins with one. */
export function initials(name: string, language: Language): string {
  const letters = Array.from(name.matchAll(FIRST_LETTERS), ([, letter = ""]) => letter);
  return `${letters[0] ?? ""}${letters.length > 1 ? letters.at(-1) : ""}`.toLocaleUpperCase(language);
}
