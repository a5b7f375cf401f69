/** What the thank-you page says. */
export interface ThankyouCopy {
  readonly title: string;
  readonly description: string;
  readonly brand: string;
  readonly headline: string;
  readonly promise: string;
  readonly lead: string;
  readonly imageAlt: string;
  readonly steps: { readonly title: string; readonly items: readonly (readonly [when: string, title: string, words: string])[] };
  readonly recipe: { readonly title: string; readonly lead: string; readonly items: readonly string[] };
  readonly letter: { readonly words: readonly string[]; readonly signed: string };
  readonly help: { readonly title: string; readonly words: string };
  readonly footer: string;
}
