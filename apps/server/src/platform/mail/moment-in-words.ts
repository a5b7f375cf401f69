import type { Language } from "@vitrine/document";

/**
 * Brasília's time for those who read Portuguese; for everybody else UTC, since where they are nobody knows. Every
 * message goes by this, so that two of them about one thing never differ.
 */
const ZONES: Readonly<Record<Language, { readonly timeZone: string; readonly locale: string; readonly name: string }>> = {
  pt: { timeZone: "America/Sao_Paulo", locale: "pt-BR", name: "horário de Brasília" },
  en: { timeZone: "UTC", locale: "en-US", name: "UTC" },
  es: { timeZone: "UTC", locale: "es-419", name: "UTC" },
};

/** A moment as messages give it: "21 de novembro de 2026 às 18:04 (horário de Brasília)". */
export function momentInWords(language: Language, at: Date): string {
  const { timeZone, locale, name } = ZONES[language];
  return `${at.toLocaleString(locale, { timeZone, dateStyle: "long", timeStyle: "short" })} (${name})`;
}
