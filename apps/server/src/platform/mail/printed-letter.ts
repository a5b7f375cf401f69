import type { Language } from "@vitrine/document";
import type { Letter } from "./letter.ts";
import { letterText } from "./letter-text.ts";

const WIDTH = 72;

/** Text without what a terminal would obey: letters repeat what people typed. */
export function harmless(text: string): string {
  return text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, "");
}

/** A letter as one block for the terminal, with where else it can be read. */
export function printedLetter(
  { to, language, letter }: { readonly to: string; readonly language: Language; readonly letter: Letter },
  url: string | null,
): string {
  const line = "─".repeat(WIDTH);
  const head = [`To:       ${to}`, `Subject:  ${letter.subject.replace(/\s+/gu, " ")}`];
  const body = letterText(letter, language).trimEnd().split("\n");
  const lines = [...head, "", ...body, ...(url ? ["", `(Kept at ${url})`] : [])];
  return harmless(`\n  ${line}\n${lines.map((each) => `  ${each}`.trimEnd()).join("\n")}\n  ${line}\n\n`);
}
