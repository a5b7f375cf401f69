import type { Language } from "@vitrine/document";
import { inline } from "./copy-text.ts";
import { imageReference } from "./image-reference.ts";
import type { ImageName } from "./image-sizes.data.ts";
import type { Look } from "./look.ts";
import type { Piece } from "./piece.ts";

/** The library's images in one row of the same height; a click shows one as large as the screen. */
export function galleryRow(images: readonly (readonly [name: ImageName, alt: string])[], look: Look = {}): Piece {
  const items = images.map(([name, alt], index) => ({ id: `g${index + 1}`, image: { ...imageReference(name) }, alt, caption: [] }));
  return { kind: "gallery", props: { layout: "rows", columns: 3, shape: "natural", gap: "small", canEnlarge: true, items }, look };
}

export interface OrderCopy {
  readonly title: string;
  readonly items: readonly (readonly [what: string, amount: string])[];
  readonly total: readonly [what: string, amount: string];
  readonly note: string;
}

export function orderSummary(copy: OrderCopy, look: Look = {}): Piece {
  const items = copy.items.map(([what, amount], index) => ({ id: `o${index + 1}`, content: inline(what), amount }));
  const discount = { hasDiscount: false, discountLabel: [], discountAmount: "" };
  const total = { totalLabel: inline(copy.total[0]), totalAmount: copy.total[1] };
  const props = { level: "h2", title: inline(copy.title), items, ...discount, ...total, note: inline(copy.note) };
  return { kind: "order-summary", props, look };
}

const MARKS: Readonly<Record<Language, readonly string[]>> = {
  pt: ["pix", "visa", "mastercard", "boleto"],
  en: ["visa", "mastercard", "paypal"],
  es: ["visa", "mastercard", "paypal"],
};

/** Marks of the ways to pay that are usual where the language is spoken, each in its brand's colours. */
export function paymentMarks(language: Language, look: Look = {}): Piece {
  const items = MARKS[language].map((mark, index) => ({ id: `m${index + 1}`, mark, image: null, alt: "" }));
  return { kind: "payment-marks", props: { items, look: "brand", size: "medium", align: "start" }, look };
}

/** A chat's button in the corner. Its number is its owner's to fill in: until then visitors do not see it. */
export function whatsapp(message: string, bubble: string): Piece {
  return { kind: "whatsapp", props: { number: "", message, bubble: inline(bubble), delay: 8, corner: "end", distance: "near" }, look: {} };
}

/** A bar along the bottom that stays until the part at `anchor` comes into sight. */
export function stickyBar(words: string, label: string, anchor: string, look: Look = {}): Piece {
  const shown = { side: "bottom", time: "until", scrolled: 20, anchor, isClosable: false };
  return { kind: "sticky-bar", props: { content: inline(words), button: inline(label), href: `#${anchor}`, ...shown }, look };
}

/** Where a shop is, on a map that is loaded once a visitor asks for it; `place` as one writes it on a letter. */
export function map(title: string, place: string, look: Look = {}): Piece {
  const props = { title: inline(title), place: inline(place), point: "", provider: "google", zoom: 16, ratio: "4:3" };
  return { kind: "map", props, look };
}
