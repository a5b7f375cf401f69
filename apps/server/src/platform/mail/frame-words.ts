import type { Language } from "@vitrine/document";

export const HTML_LANGUAGE = { pt: "pt-BR", en: "en", es: "es" } as const satisfies Record<Language, string>;

/** What every message says besides its own words. */
export const FRAME_WORDS = {
  pt: { code: "Seu código", buttonFails: "Se o botão não abrir, copie este endereço no navegador:" },
  en: { code: "Your code", buttonFails: "If the button does not open, copy this address into your browser:" },
  es: { code: "Tu código", buttonFails: "Si el botón no abre, copia esta dirección en el navegador:" },
} as const satisfies Record<Language, { readonly code: string; readonly buttonFails: string }>;
