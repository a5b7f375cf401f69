import type { Said } from "../../making/offer-pieces.ts";

interface Way {
  readonly name: string;
  readonly words: string;
  readonly alt: string;
  /** What stands below its name in the table. */
  readonly detail: string;
  readonly wrong: readonly string[];
}

/** What the comparison says. */
export interface PresellComparisonCopy {
  readonly title: string;
  readonly description: string;
  readonly sponsored: string;
  readonly magazine: string;
  readonly section: string;
  readonly headline: string;
  readonly standfirst: string;
  readonly ways: readonly [Way, Way, Way];
  readonly table: {
    readonly title: string;
    readonly caption: string;
    readonly rows: readonly (readonly [feature: string, first: Said, second: Said, third: Said])[];
    readonly note: string;
  };
  readonly wrong: { readonly title: string; readonly lead: string };
  readonly method: { readonly title: string; readonly items: readonly string[] };
  readonly verdict: { readonly title: string; readonly words: readonly string[] };
  readonly offer: { readonly label: string; readonly title: string; readonly words: string; readonly go: string; readonly note: string };
  readonly footer: string;
}
