import type { Language } from "@vitrine/document";

/** What visitors read of a page's settings. */
export interface SettingsWords {
  readonly privacy: string;
  readonly terms: string;
  readonly languages: string;
  /** What the links at the page's end are called by those who do not see them. */
  readonly about: string;
  readonly consentTitle: string;
  readonly consentText: string;
  readonly accept: string;
  readonly decline: string;
  readonly consentAgain: string;
}

export const SETTINGS_WORDS: Readonly<Record<Language, SettingsWords>> = {
  pt: {
    privacy: "Política de privacidade",
    terms: "Termos de uso",
    languages: "Idiomas",
    about: "Sobre esta página",
    consentTitle: "Sua privacidade",
    consentText: "Usamos ferramentas que medem visitas e mostram anúncios. Elas só funcionam se você aceitar.",
    accept: "Aceitar",
    decline: "Recusar",
    consentAgain: "Preferências de privacidade",
  },
  en: {
    privacy: "Privacy policy",
    terms: "Terms of use",
    languages: "Languages",
    about: "About this page",
    consentTitle: "Your privacy",
    consentText: "We use tools that measure visits and show ads. They only run if you accept.",
    accept: "Accept",
    decline: "Decline",
    consentAgain: "Privacy choices",
  },
  es: {
    privacy: "Política de privacidad",
    terms: "Términos de uso",
    languages: "Idiomas",
    about: "Sobre esta página",
    consentTitle: "Tu privacidad",
    consentText: "Usamos herramientas que miden visitas y muestran anuncios. Solo funcionan si las aceptas.",
    accept: "Aceptar",
    decline: "Rechazar",
    consentAgain: "Preferencias de privacidad",
  },
};

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { pt: "Português", en: "English", es: "Español" };
