import type { Language } from "@vitrine/document";

/** Languages that a thread or a conversation may be in, whatever its page is in. */
export const SPOKEN_LANGUAGES = ["pt", "en", "es", "fr", "it"] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** Its language, or that of the page it stands on. */
export const SPOKEN_CHOICES = ["page", ...SPOKEN_LANGUAGES] as const;
export type SpokenChoice = (typeof SPOKEN_CHOICES)[number];

export function spokenLanguage(choice: SpokenChoice, page: Language): SpokenLanguage {
  return choice === "page" ? page : choice;
}

/** What tells a browser that words are not in the language of their page. */
export function languageAttribute(language: SpokenLanguage, page: Language): { readonly lang?: SpokenLanguage } {
  return language === page ? {} : { lang: language };
}
