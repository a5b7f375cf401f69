/** What the page of the class says; where a text says when, it is made for the day. */
export interface MasterclassCopy {
  readonly title: string;
  readonly description: string;
  readonly kicker: string;
  readonly when: { readonly locale: string; readonly hour: string };
  readonly imageAlt: string;
  readonly headline: string;
  readonly lead: string;
  readonly reserve: string;
  readonly credits: string;
  readonly join: {
    readonly title: string;
    readonly words: string;
    readonly starts: string;
    readonly form: string;
    readonly name: string;
    readonly email: string;
    readonly submit: string;
    readonly thanks: string;
    readonly note: string;
  };
  readonly plan: { readonly title: string; readonly items: readonly (readonly [hour: string, title: string, words: string])[] };
  readonly bring: { readonly title: string; readonly items: readonly string[] };
  readonly host: { readonly title: string; readonly name: string; readonly words: readonly string[] };
  readonly footer: string;
}
