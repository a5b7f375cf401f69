import type { LegalDocument } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { privacyEn } from "./privacy-en.data.ts";
import { privacyEs } from "./privacy-es.data.ts";
import { privacyPt } from "./privacy-pt.data.ts";
import { termsEn } from "./terms-en.data.ts";
import { termsEs } from "./terms-es.data.ts";
import { termsPt } from "./terms-pt.data.ts";

/** When the texts that come with the product were last changed. */
export const OWN_TEXTS_DATE = "2026-11-21T00:00:00.000Z";

/** What holds until the operator writes texts of their own, in Markdown. */
export const OWN_TEXTS: Readonly<Record<LegalDocument, Readonly<Record<Language, string>>>> = {
  terms: { pt: termsPt, en: termsEn, es: termsEs },
  privacy: { pt: privacyPt, en: privacyEn, es: privacyEs },
};

/** The title of a text that gives itself none. */
export const TITLES: Readonly<Record<LegalDocument, Readonly<Record<Language, string>>>> = {
  terms: { pt: "Termos de uso", en: "Terms of use", es: "Términos de uso" },
  privacy: { pt: "Aviso de privacidade", en: "Privacy notice", es: "Aviso de privacidad" },
};
