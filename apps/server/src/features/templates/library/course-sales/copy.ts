import type { PriceCopy } from "../../making/offer-pieces.ts";

type Questions = readonly (readonly [question: string, ...answer: string[]])[];

/** What the page of the evening course says. */
export interface CourseSalesCopy {
  readonly title: string;
  readonly description: string;
  readonly brand: string;
  readonly join: string;
  readonly hero: {
    readonly kicker: string;
    readonly title: string;
    readonly lead: string;
    readonly facts: string;
    readonly look: string;
    readonly imageAlt: string;
  };
  readonly evenings: { readonly title: string; readonly lead: string; readonly items: Questions };
  readonly weeks: {
    readonly title: string;
    readonly items: readonly (readonly [when: string, title: string, words: string])[];
  };
  readonly fit: {
    readonly title: string;
    readonly yes: { readonly title: string; readonly items: readonly string[] };
    readonly no: { readonly title: string; readonly items: readonly string[] };
  };
  readonly offer: { readonly title: string; readonly lead: readonly string[]; readonly price: PriceCopy };
  readonly guarantee: { readonly title: string; readonly words: readonly string[] };
  readonly questions: { readonly title: string; readonly items: Questions };
  readonly footer: string;
}
