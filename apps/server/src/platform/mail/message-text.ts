import type { Language } from "@vitrine/document";
import type { EmailMessage } from "./email-message.ts";
import { FRAME_WORDS } from "./frame-words.ts";

/** A message as plain text: its heading, what it says, its code, its link and its details, in reading order. */
export function messageText({ heading, paragraphs, code, button, facts, footnote }: EmailMessage, language: Language): string {
  const parts = [heading, ...paragraphs];
  if (code !== undefined) parts.push(`${FRAME_WORDS[language].code}: ${code}`);
  if (button) parts.push(`${button.label}:\n${button.url}`);
  if (facts?.length) parts.push(facts.map(({ label, value }) => `${label}: ${value}`).join("\n"));
  parts.push(`--\nVitrine${footnote ? `\n${footnote}` : ""}`);
  return `${parts.join("\n\n")}\n`;
}
