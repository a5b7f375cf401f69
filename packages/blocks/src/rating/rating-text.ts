import type { Language } from "@vitrine/document";

/** A rating as the language writes it: `4,8`. */
export function ratingText(rating: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(rating);
}
