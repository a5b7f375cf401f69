import type { Language } from "@vitrine/document";
import type { Letter } from "./letter.ts";

/** A letter on its way. */
export interface Mail {
  readonly id: string;
  readonly key: string;
  readonly to: string;
  readonly language: Language;
  readonly letter: Letter;
  readonly date: Date;
}

/** What became of it: gone, kept for the operator, or not taken; what is `final` would not be taken later either. */
export type Carried =
  | { readonly outcome: "sent" | "kept" }
  | { readonly outcome: "failed"; readonly problem: string; readonly isFinal: boolean };

/** Brings letters to where they go; never throws. An aborted `signal` ends it at once. */
export interface Carrier {
  carry(mail: Mail, signal: AbortSignal): Promise<Carried>;
}
