import type { Language } from "@vitrine/document";
import type { EmailMessage } from "./email-message.ts";
import { messageText } from "./message-text.ts";

const WIDTH = 72;

/** Text without what a terminal would obey: messages repeat what people typed. */
export function harmless(text: string): string {
  return text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, "");
}

/** A message as one block for the terminal, with where else it can be read. */
export function printedMessage(
  { to, language, message }: { readonly to: string; readonly language: Language; readonly message: EmailMessage },
  url: string | null,
): string {
  const line = "─".repeat(WIDTH);
  const head = [`To:       ${to}`, `Subject:  ${message.subject.replace(/\s+/gu, " ")}`];
  const body = messageText(message, language).trimEnd().split("\n");
  const lines = [...head, "", ...body, ...(url ? ["", `(Kept at ${url})`] : [])];
  return harmless(`\n  ${line}\n${lines.map((each) => `  ${each}`.trimEnd()).join("\n")}\n  ${line}\n\n`);
}
