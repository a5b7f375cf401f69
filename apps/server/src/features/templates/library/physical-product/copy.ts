import type { OrderCopy } from "../../making/shop-pieces.ts";

type Rows = readonly (readonly [what: string, value: string])[];

/** What the page of the lamp says. */
export interface PhysicalProductCopy {
  readonly title: string;
  readonly description: string;
  readonly maker: string;
  readonly nav: { readonly details: string; readonly parts: string; readonly questions: string };
  readonly hero: {
    readonly sort: string;
    readonly name: string;
    readonly lead: string;
    readonly price: string;
    readonly terms: string;
    readonly buy: string;
    readonly facts: readonly string[];
    readonly delivery: string;
    readonly alts: { readonly night: string; readonly parts: string; readonly camp: string; readonly size: string };
  };
  readonly details: {
    readonly title: string;
    readonly use: { readonly name: string; readonly words: readonly string[] };
    readonly measures: { readonly name: string; readonly rows: Rows };
    readonly inBox: { readonly name: string; readonly items: readonly string[]; readonly note: string };
    readonly sending: { readonly name: string; readonly words: readonly string[] };
  };
  readonly repair: { readonly title: string; readonly lead: string; readonly parts: Rows; readonly note: string };
  readonly order: {
    readonly title: string;
    readonly summary: OrderCopy;
    readonly pay: string;
    readonly note: string;
    readonly guarantee: { readonly title: string; readonly words: string };
  };
  readonly questions: { readonly title: string; readonly items: readonly (readonly [question: string, ...answer: string[]])[] };
  readonly chat: { readonly message: string; readonly bubble: string };
  readonly bar: { readonly words: string; readonly buy: string };
  readonly footer: { readonly maker: string; readonly contact: string };
}
