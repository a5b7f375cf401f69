/** What the club's paper says. Words in square brackets are its owner's to fill in. */
export interface ClubOffersCopy {
  readonly title: string;
  readonly description: string;
  readonly masthead: { readonly before: string; readonly name: string; readonly after: string };
  readonly age: { readonly figure: string; readonly words: string };
  readonly story: {
    readonly headline: string;
    readonly standfirst: string;
    readonly imageAlt: string;
    readonly caption: string;
    readonly columns: readonly string[];
    readonly go: string;
  };
  readonly warning: {
    readonly title: string;
    readonly words: readonly string[];
    readonly signs: string;
    readonly items: readonly string[];
  };
  readonly offers: { readonly title: string; readonly items: readonly (readonly [title: string, words: string])[] };
  readonly odds: {
    readonly title: string;
    readonly lead: string;
    readonly heads: readonly [outcome: string, odds: string, share: string];
    readonly rows: readonly (readonly [outcome: string, odds: string, share: string])[];
    readonly sum: readonly [what: string, odds: string, share: string];
    readonly moral: string;
  };
  readonly join: {
    readonly title: string;
    readonly words: string;
    readonly form: string;
    readonly email: string;
    readonly adult: string;
    readonly submit: string;
    readonly thanks: string;
    readonly note: string;
  };
  readonly questions: { readonly title: string; readonly items: readonly (readonly [question: string, ...answer: string[]])[] };
  readonly legal: { readonly title: string; readonly items: readonly string[]; readonly help: string; readonly contact: string };
}
