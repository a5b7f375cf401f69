import type { Language } from "../records.ts";

/** Where a site's privacy policy and terms are, by the language they are in. */
export const SITE_LEGAL_PATHS: Readonly<Record<"privacy" | "terms", Readonly<Record<Language, string>>>> = {
  privacy: { pt: "/privacidade", en: "/privacy", es: "/privacidad" },
  terms: { pt: "/termos", en: "/terms", es: "/terminos" },
};
