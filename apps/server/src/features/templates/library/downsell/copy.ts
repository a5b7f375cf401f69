import type { ComparisonCopy } from "../../making/offer-pieces.ts";

/** What the page of the smaller offer says. */
export interface DownsellCopy {
  readonly title: string;
  readonly description: string;
  readonly calm: string;
  readonly headline: string;
  readonly imageAlt: string;
  readonly lead: string;
  readonly boxes: readonly (readonly [words: string, alt: string])[];
  readonly table: ComparisonCopy;
  readonly price: string;
  readonly terms: string;
  readonly accept: string;
  readonly decline: string;
  readonly later: string;
  readonly order: { readonly title: string; readonly words: string };
  readonly footer: string;
}
