/** What an e-mail message says. Its frame, its look and its plain-text part are made from this alone. */
export interface EmailMessage {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A code to type in, shown large. */
  readonly code?: string;
  readonly button?: { readonly label: string; readonly url: string };
  /** Details one may want to check: when, from where, which device. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** Why somebody gets this message, and what to do about one that was not asked for. */
  readonly footnote?: string;
}
