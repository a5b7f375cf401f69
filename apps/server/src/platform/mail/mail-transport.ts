import type { Language } from "@vitrine/document";
import type { EmailMessage } from "./email-message.ts";

/** An e-mail message on its way. */
export interface OutgoingMessage {
  readonly id: string;
  readonly key: string;
  readonly to: string;
  readonly language: Language;
  readonly message: EmailMessage;
  readonly date: Date;
}

/** What became of it: gone, kept for the operator, or not taken; what is `final` would not be taken later either. */
export type SendResult =
  | { readonly outcome: "sent" | "kept" }
  | { readonly outcome: "failed"; readonly problem: string; readonly isFinal: boolean };

/** Brings messages to where they go; never throws. An aborted `signal` ends it at once. */
export interface MailTransport {
  send(mail: OutgoingMessage, signal: AbortSignal): Promise<SendResult>;
}
