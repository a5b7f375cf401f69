import type { Language } from "@vitrine/document";

const UNKNOWN: Readonly<Record<Language, string>> = { pt: "Desconhecido", en: "Unknown", es: "Desconocido" };

/** A country by its name; null, and what is no country's code, as unknown. */
export function placeInWords(language: Language, country: string | null): string {
  return (country && new Intl.DisplayNames([language], { type: "region", fallback: "none" }).of(country)) || UNKNOWN[language];
}
