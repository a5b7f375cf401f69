import type { InlineText, Json } from "@vitrine/document";
import { inline, rich } from "./copy-text.ts";
import type { Look } from "./look.ts";
import type { Piece } from "./piece.ts";

export interface PriceCopy {
  readonly title: string;
  readonly description: string;
  /** What is paid at once, with its currency, and what stands behind it. */
  readonly value: string;
  readonly suffix: string;
  /** Where it may be paid in parts: how many, what one costs, and whether that is said before the price paid at once. */
  readonly instalments?: { readonly count: number; readonly value: string; readonly isLead: boolean };
  readonly items: readonly string[];
  readonly button: string;
  readonly note?: string;
  /** Words above an offer that make it stand out among the others; none without them. */
  readonly ribbon?: string;
}

/** Instalments as the block keeps them where there are none. */
const AT_ONCE = { count: 10, value: "", isLead: false } as const;

/** An offer with its price and its button, which leads wherever the page says. */
export function price(copy: PriceCopy, look: Look = {}): Piece {
  const { instalments = AT_ONCE, ribbon = "", note = "" } = copy;
  const paid = { priceType: instalments.isLead ? "instalments" : "single", period: "month", prefix: "", oldPrice: "" };
  const order = { href: "", newTab: false, hasCheckbox: false, checkboxText: [] };
  const props = {
    ...{ level: "h3", title: inline(copy.title), description: inline(copy.description) },
    ...{ ...paid, value: inline(copy.value), suffix: copy.suffix },
    ...{ instalmentCount: instalments.count, instalmentValue: instalments.value },
    ...{ isHighlighted: ribbon !== "", ribbon, ...order, label: inline(copy.button), note: inline(note) },
    items: copy.items.map((words, index) => ({ id: `i${index + 1}`, content: inline(words), isIncluded: true })),
  };
  return { kind: "price", props, look };
}

/** What a table says of an offer: a mark, or the words in its place. */
export type Said = "yes" | "no" | (string & {});

type Offer = readonly [name: string, detail: string];

interface Table<Offers, Row> {
  /** What the table is about; it stands above it, and is its name for those who hear it. */
  readonly caption: string;
  readonly offers: Offers;
  readonly rows: readonly Row[];
}

export type ComparisonCopy =
  | Table<readonly [Offer, Offer], readonly [feature: string, first: Said, second: Said]>
  | Table<readonly [Offer, Offer, Offer], readonly [feature: string, first: Said, second: Said, third: Said]>;

const COUNTS = { 2: "two", 3: "three" } as const;
const PLACES = ["first", "second", "third", "fourth"] as const;

/** One property for each column the block has, those that are not shown among them; `name` is its name at a place. */
function atEachPlace(name: (place: string) => string, said: (index: number) => Json): Record<string, Json> {
  return Object.fromEntries(PLACES.map((place, index) => [name(place), said(index)]));
}

const markOf = (said: Said): string => (said === "yes" || said === "no" ? said : "words");
const wordsOf = (said: Said): InlineText => (markOf(said) === "words" ? inline(said) : []);

/** Two or three offers side by side, row by row; one of them may be set apart. */
export function comparison({ caption, offers, rows }: ComparisonCopy, highlighted: "none" | "second", look: Look = {}): Piece {
  const props = {
    ...{ caption: inline(caption), count: COUNTS[offers.length], highlighted },
    ...atEachPlace(
      (place) => `${place}Name`,
      (index) => inline(offers[index]?.[0] ?? ""),
    ),
    ...atEachPlace(
      (place) => `${place}Detail`,
      (index) => offers[index]?.[1] ?? "",
    ),
    rows: rows.map(([feature, ...said], index) => ({
      ...{ id: `r${index + 1}`, feature: inline(feature) },
      ...atEachPlace(
        (place) => place,
        (column) => markOf(said[column] ?? ""),
      ),
      ...atEachPlace(
        (place) => `${place}Words`,
        (column) => wordsOf(said[column] ?? ""),
      ),
    })),
  };
  return { kind: "comparison", props, look };
}

/** A seal with the days a guarantee holds, and its terms. */
export function guarantee(days: number, title: string, terms: string | readonly string[], look: Look = {}): Piece {
  const content = typeof terms === "string" ? rich(terms) : rich(...terms);
  return { kind: "guarantee", props: { days, title: inline(title), level: "h2", content }, look };
}
