import { createHash } from "node:crypto";
import type { Mail } from "./carrier.ts";
import { HTML_LANGUAGE } from "./frame-words.ts";
import { letterText } from "./letter-text.ts";
import { renderLetter } from "./render-letter.ts";

/** The message as the mail library takes it. */
export interface ComposedMail {
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly date: Date;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

/** The same letter always has the same Message-ID, so that a mailbox that got it twice can tell. */
export function messageIdOf(key: string, from: string): string {
  const domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 40)}@${domain}>`;
}

/** A letter as a message with a text and an HTML part. */
export function composeMail({ key, to, language, letter, date }: Mail, from: string): ComposedMail {
  return {
    from,
    to: { name: "", address: to },
    subject: letter.subject.replace(/[\s\p{Cc}]+/gu, " ").trim(),
    date,
    messageId: messageIdOf(key, from),
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      "Content-Language": HTML_LANGUAGE[language],
    },
    text: letterText(letter, language),
    html: renderLetter(letter, language),
  };
}
