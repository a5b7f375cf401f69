import type { Language } from "@vitrine/document";
import { FRAME_WORDS } from "./frame-words.ts";
import type { Letter } from "./letter.ts";

/** A letter as plain text: its heading, what it says, its code, its link and its details, in reading order. */
export function letterText({ heading, paragraphs, code, button, facts, footnote }: Letter, language: Language): string {
  const parts = [heading, ...paragraphs];
  if (code !== undefined) parts.push(`${FRAME_WORDS[language].code}: ${code}`);
  if (button) parts.push(`${button.label}:\n${button.url}`);
  if (facts?.length) parts.push(facts.map(({ label, value }) => `${label}: ${value}`).join("\n"));
  parts.push(`--\nVitrine${footnote ? `\n${footnote}` : ""}`);
  return `${parts.join("\n\n")}\n`;
}
