import type { PriceCopy } from "../../making/offer-pieces.ts";

/** What the page of the powder says. */
export interface NutraPowderCopy {
  readonly title: string;
  readonly description: string;
  readonly brand: string;
  readonly sort: string;
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    readonly buy: string;
    readonly look: string;
    readonly imageAlt: string;
    readonly dots: string;
  };
  readonly facts: readonly (readonly [figure: string, meaning: string])[];
  readonly label: {
    readonly title: string;
    readonly lead: string;
    readonly ingredients: readonly [name: string, words: string];
    readonly notes: readonly string[];
    readonly table: string;
    readonly portion: string;
    readonly heads: readonly [amount: string, share: string];
    readonly rows: readonly (readonly [what: string, amount: string, share: string])[];
    readonly foot: string;
  };
  readonly how: {
    readonly title: string;
    readonly steps: readonly (readonly [title: string, words: string, alt: string])[];
    readonly note: string;
  };
  readonly prices: { readonly title: string; readonly lead: string; readonly items: readonly PriceCopy[]; readonly note: string };
  readonly food: { readonly title: string; readonly words: readonly string[]; readonly rules: readonly string[] };
  readonly questions: { readonly title: string; readonly items: readonly (readonly [question: string, ...answer: string[]])[] };
  readonly footer: { readonly maker: string; readonly contact: string };
}
