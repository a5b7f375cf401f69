import type { FontFamily } from "@vitrine/document";

/** Font families as their makers call them. */
export const FONT_NAMES: Readonly<Record<FontFamily, string>> = {
  "system-sans": "System Sans",
  "system-serif": "System Serif",
  "system-mono": "System Mono",
  "instrument-sans": "Instrument Sans",
  "bricolage-grotesque": "Bricolage Grotesque",
  fraunces: "Fraunces",
  newsreader: "Newsreader",
  archivo: "Archivo",
  "space-grotesk": "Space Grotesk",
  outfit: "Outfit",
  inter: "Inter",
  manrope: "Manrope",
  "dm-sans": "DM Sans",
  "plus-jakarta-sans": "Plus Jakarta Sans",
  figtree: "Figtree",
  montserrat: "Montserrat",
  "playfair-display": "Playfair Display",
  lora: "Lora",
  bitter: "Bitter",
  oswald: "Oswald",
  unbounded: "Unbounded",
  caveat: "Caveat",
  "jetbrains-mono": "JetBrains Mono",
};

/** Families by what they are taken for, the most usual first; each stands in one group. */
export const FONT_GROUPS = {
  sans: [
    "inter",
    "instrument-sans",
    "manrope",
    "dm-sans",
    "plus-jakarta-sans",
    "figtree",
    "outfit",
    "montserrat",
    "archivo",
    "space-grotesk",
  ],
  serif: ["fraunces", "newsreader", "lora", "playfair-display", "bitter"],
  display: ["bricolage-grotesque", "unbounded", "oswald", "caveat"],
  mono: ["jetbrains-mono"],
  system: ["system-sans", "system-serif", "system-mono"],
} as const satisfies Record<string, readonly FontFamily[]>;
export type FontGroup = keyof typeof FONT_GROUPS;
