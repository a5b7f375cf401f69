import { createHash } from "node:crypto";
import { HTML_LANGUAGE } from "./frame-words.ts";
import type { OutgoingMessage } from "./mail-transport.ts";
import { messageText } from "./message-text.ts";
import { renderMessage } from "./render-message.ts";

/** What the mail library takes. */
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

/** The same message always has the same Message-ID, so that a mailbox that got it twice can tell. */
export function messageIdOf(key: string, from: string): string {
  const domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 40)}@${domain}>`;
}

/** An e-mail message as the mail library takes it, with a text and an HTML part. */
export function composeMail({ key, to, language, message, date }: OutgoingMessage, from: string): ComposedMail {
  return {
    from,
    to: { name: "", address: to },
    subject: message.subject.replace(/[\s\p{Cc}]+/gu, " ").trim(),
    date,
    messageId: messageIdOf(key, from),
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      "Content-Language": HTML_LANGUAGE[language],
    },
    text: messageText(message, language),
    html: renderMessage(message, language),
  };
}
