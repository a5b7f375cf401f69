import type { StyleDeclarations } from "@vitrine/document";
import { attributeOf } from "../tree/elements.ts";
import type { HtmlElement } from "../tree/parse-html.ts";
import { readColor } from "./colors.ts";
import { readPixels, rounded } from "./lengths.ts";
import type { Declared } from "./style-source.ts";

/** How words look where they stand: what an element says itself, and what it has of those around it. */
export interface TextLook {
  /** In six or eight digits; null for the page's own. */
  readonly color: string | null;
  /** In pixels. */
  readonly size: number;
  readonly weight: number | null;
  readonly isItalic: boolean;
  readonly align: "start" | "center" | "end" | "justify" | null;
  readonly transform: string | null;
  /** As a style sheet names it. */
  readonly family: string | null;
}

export const PLAIN_TEXT: TextLook = {
  color: null,
  size: 16,
  weight: null,
  isItalic: false,
  align: null,
  transform: null,
  family: null,
};

const ALIGNS: Readonly<Record<string, TextLook["align"]>> = {
  left: "start",
  start: "start",
  center: "center",
  "-webkit-center": "center",
  right: "end",
  end: "end",
  justify: "justify",
};
const WEIGHTS: Readonly<Record<string, number>> = { normal: 400, bold: 700, bolder: 700, lighter: 300 };
const SIZES: Readonly<Record<string, number>> = {
  "xx-small": 9,
  "x-small": 10,
  small: 13,
  medium: 16,
  large: 18,
  "x-large": 24,
  "xx-large": 32,
};

function readSize(value: string, of: number): number | null {
  if (Object.hasOwn(SIZES, value)) return SIZES[value] ?? null;
  const pixels = readPixels(value === "smaller" ? "0.85em" : value === "larger" ? "1.2em" : value, of);
  return pixels !== null && pixels >= 4 && pixels <= 400 ? pixels : null;
}

function readWeight(value: string): number | null {
  const weight = WEIGHTS[value] ?? Number(value);
  return Number.isFinite(weight) && weight >= 1 && weight <= 1000 ? weight : null;
}

/** How words look in an element that stands where they look like `around`. */
export function textLookIn(element: HtmlElement, { base }: Declared, around: TextLook): TextLook {
  const align = base.get("text-align") ?? (element.tagName === "center" ? "center" : attributeOf(element, "align"));
  const transform = base.get("text-transform");
  const color = readColor(base.get("color") ?? (element.tagName === "font" ? attributeOf(element, "color") : ""));
  const style = base.get("font-style");
  return {
    color: color ?? around.color,
    size: readSize(base.get("font-size") ?? "", around.size) ?? around.size,
    weight: readWeight(base.get("font-weight") ?? "") ?? around.weight,
    isItalic: style === undefined ? around.isItalic : /^(?:italic|oblique)/.test(style),
    align: ALIGNS[align.toLowerCase()] ?? around.align,
    transform: transform !== undefined && /^(?:none|uppercase|lowercase|capitalize)$/.test(transform) ? transform : around.transform,
    family: base.get("font-family") ?? around.family,
  };
}

/** What of a look a block of words has to say itself, seen from the page's own. */
export function textStyles(look: TextLook, own: TextLook): StyleDeclarations {
  return {
    ...(look.color !== null && look.color !== own.color ? { color: { type: "color", value: look.color } } : {}),
    ...(look.size === own.size ? {} : { fontSize: { type: "length", value: rounded(look.size), unit: "px" } }),
    ...(look.weight !== null && look.weight !== own.weight ? { fontWeight: { type: "number", value: look.weight } } : {}),
    ...(look.isItalic ? { fontStyle: { type: "keyword", value: "italic" } } : {}),
    ...(look.align !== null && look.align !== "start" ? { textAlign: { type: "keyword", value: look.align } } : {}),
    ...(look.transform !== null && look.transform !== "none" ? { textTransform: { type: "keyword", value: look.transform } } : {}),
  };
}
