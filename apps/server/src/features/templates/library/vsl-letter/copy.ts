/** What the letter says; between its parts the same button comes again. */
export interface VslLetterCopy {
  readonly title: string;
  readonly description: string;
  /** The lines a typed letter begins with: to whom, from whom, about what. */
  readonly head: readonly (readonly [name: string, words: string])[];
  readonly headline: string;
  readonly video: { readonly title: string; readonly note: string };
  readonly buy: string;
  readonly price: string;
  readonly opening: readonly string[];
  readonly sample: { readonly label: string; readonly words: readonly string[]; readonly why: readonly string[] };
  readonly kit: { readonly title: string; readonly lead: string; readonly items: readonly string[] };
  readonly middle: readonly string[];
  readonly limits: { readonly title: string; readonly items: readonly string[]; readonly after: string };
  readonly closing: readonly string[];
  readonly signed: string;
  readonly postscript: readonly string[];
  readonly footer: readonly string[];
}
