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
};
