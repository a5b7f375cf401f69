/** What the sales page says. */
export interface SalesCopy {
  readonly title: string;
  readonly description: string;
  readonly brand: string;
  readonly nav: { readonly weeks: string; readonly teacher: string; readonly questions: string; readonly buy: string };
  readonly hero: {
    readonly kicker: string;
    readonly title: string;
    readonly lead: string;
    readonly buy: string;
    readonly look: string;
    readonly imageAlt: string;
    readonly facts: readonly (readonly [figure: string, meaning: string])[];
  };
  readonly weeks: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly { readonly name: string; readonly title: string; readonly text: string; readonly alt: string }[];
  };
  readonly teacher: { readonly label: string; readonly quote: string; readonly about: readonly string[] };
  readonly included: { readonly title: string; readonly lead: string; readonly items: readonly string[] };
  readonly voices: { readonly title: string; readonly items: readonly (readonly [words: string, who: string])[] };
  readonly offer: {
    readonly label: string;
    readonly title: string;
    readonly price: string;
    readonly terms: string;
    readonly items: readonly string[];
    readonly buy: string;
    readonly promise: string;
  };
  readonly questions: { readonly title: string; readonly items: readonly (readonly [question: string, ...answer: string[]])[] };
  readonly footer: { readonly maker: string; readonly contact: string };
}
