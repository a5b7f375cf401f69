import type { LegalDocument } from "@vitrine/contract";
import type { Language } from "@vitrine/document";

/** Where each text is, in each language. */
export const LEGAL_ADDRESSES = {
  terms: { pt: "/termos", en: "/terms", es: "/terminos" },
  privacy: { pt: "/privacidade", en: "/privacy", es: "/privacidad" },
} as const satisfies Readonly<Record<LegalDocument, Readonly<Record<Language, string>>>>;
