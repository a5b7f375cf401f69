/** What the page after signing up for a class says. */
export interface ThankyouWebinarCopy {
  readonly title: string;
  readonly description: string;
  readonly headline: string;
  readonly lead: string;
  readonly locale: string;
  readonly ticket: {
    readonly kind: string;
    readonly name: string;
    readonly subject: string;
    readonly labels: { readonly date: string; readonly time: string; readonly length: string; readonly place: string };
    readonly time: string;
    readonly length: string;
    readonly place: string;
    readonly stub: string;
  };
  readonly calendar: { readonly label: string; readonly details: string };
  readonly group: { readonly label: string; readonly words: string };
  readonly prepare: {
    readonly title: string;
    readonly lead: string;
    readonly imageAlt: string;
    readonly items: readonly (readonly [thing: string, words: string])[];
  };
  readonly course: { readonly title: string; readonly items: readonly (readonly [when: string, words: string])[] };
  readonly help: { readonly title: string; readonly words: string };
  readonly footer: string;
}
