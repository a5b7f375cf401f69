import type { Language } from "@vitrine/document";

/** Colours that single templates have besides those of every page: what each is called where its owner changes it. */
export const COLOR_NAMES = {
  butter: { pt: "Manteiga", en: "Butter", es: "Mantequilla" },
  card: { pt: "Cartão amarelo", en: "Yellow card", es: "Tarjeta amarilla" },
  coral: { pt: "Coral", en: "Coral", es: "Coral" },
  cream: { pt: "Creme", en: "Cream", es: "Crema" },
  egg: { pt: "Gema", en: "Yolk", es: "Yema" },
  forest: { pt: "Floresta", en: "Forest", es: "Bosque" },
  leaf: { pt: "Folha", en: "Leaf", es: "Hoja" },
  ledger: { pt: "Papel de caderno", en: "Ledger paper", es: "Papel de cuaderno" },
  lemon: { pt: "Limão", en: "Lemon", es: "Limón" },
  mint: { pt: "Menta", en: "Mint", es: "Menta" },
  moon: { pt: "Lua", en: "Moon", es: "Luna" },
  mustard: { pt: "Mostarda", en: "Mustard", es: "Mostaza" },
  pitch: { pt: "Gramado", en: "Pitch", es: "Césped" },
  red: { pt: "Vermelho", en: "Red", es: "Rojo" },
  rose: { pt: "Rosa", en: "Rose", es: "Rosa" },
  sky: { pt: "Céu", en: "Sky", es: "Cielo" },
  sun: { pt: "Sol", en: "Sun", es: "Sol" },
  tomato: { pt: "Tomate", en: "Tomato", es: "Tomate" },
  track: { pt: "Pista", en: "Track", es: "Pista" },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
export type ColorName = keyof typeof COLOR_NAMES;
