/** What the event page says; where a text says when, it is made for the day. */
export interface WebinarCopy {
  readonly title: string;
  readonly description: string;
  readonly kicker: string;
  readonly host: string;
  readonly headline: string;
  readonly imageAlt: string;
  readonly lead: string;
  readonly reserve: string;
  readonly when: { readonly locale: string; readonly hour: string };
  readonly starts: string;
  readonly form: {
    readonly title: string;
    readonly words: string;
    readonly name: string;
    readonly email: string;
    readonly submit: string;
    readonly thanks: string;
    readonly note: string;
  };
  readonly plan: { readonly title: string; readonly items: readonly (readonly [minute: string, title: string, words: string])[] };
  readonly speaker: { readonly title: string; readonly words: readonly string[] };
  readonly fit: { readonly yes: string; readonly yesItems: readonly string[]; readonly no: string; readonly noItems: readonly string[] };
  readonly footer: string;
}
