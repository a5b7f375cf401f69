/** What the sign-up page says. */
export interface SignupCopy {
  readonly title: string;
  readonly description: string;
  readonly brand: string;
  readonly headline: string;
  readonly lead: string;
  readonly form: { readonly name: string; readonly email: string; readonly submit: string; readonly thanks: string };
  readonly note: string;
  readonly imageAlt: string;
  readonly past: { readonly title: string; readonly items: readonly (readonly [title: string, words: string])[] };
  readonly footer: string;
}
