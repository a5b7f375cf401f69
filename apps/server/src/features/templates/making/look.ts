import {
  STYLE_PROPERTIES,
  type StyleDeclarations,
  type StyleProperty,
  type StylePropertyRule,
  type Styles,
  type StyleValue,
} from "@vitrine/document";

/**
 * A style value as a designer writes it: a number is pixels (or plain, where the property takes no length),
 * `"1.5em"` a length, `"#112233"` a colour, `"$color-text"` a token of the page, any other word a keyword.
 */
type LookValue = number | string | StyleValue;

/** Names for what is set on several sides at once. */
const SIDES = {
  padding: ["paddingBlockStart", "paddingBlockEnd", "paddingInlineStart", "paddingInlineEnd"],
  paddingBlock: ["paddingBlockStart", "paddingBlockEnd"],
  paddingInline: ["paddingInlineStart", "paddingInlineEnd"],
  margin: ["marginBlockStart", "marginBlockEnd", "marginInlineStart", "marginInlineEnd"],
  marginBlock: ["marginBlockStart", "marginBlockEnd"],
  marginInline: ["marginInlineStart", "marginInlineEnd"],
  borderWidth: ["borderBlockStartWidth", "borderBlockEndWidth", "borderInlineStartWidth", "borderInlineEndWidth"],
  borderBlockWidth: ["borderBlockStartWidth", "borderBlockEndWidth"],
  radius: ["radiusStartStart", "radiusStartEnd", "radiusEndStart", "radiusEndEnd"],
} as const satisfies Record<string, readonly StyleProperty[]>;

export type Declarations = { readonly [P in StyleProperty | keyof typeof SIDES]?: LookValue };

/** The base look, and what differs on narrower screens and under the pointer. */
export interface Look extends Declarations {
  readonly tablet?: Declarations;
  readonly mobile?: Declarations;
  readonly hover?: Declarations;
}

const LENGTH = /^(-?\d*\.?\d+)(px|rem|em|%|vw|vh)$/;

function value(property: StyleProperty, from: LookValue): StyleValue {
  if (typeof from === "object") return from;
  const rule: StylePropertyRule = STYLE_PROPERTIES[property];
  if (typeof from === "number") {
    return rule.accepts.includes("number") ? { type: "number", value: from } : { type: "length", value: from, unit: "px" };
  }
  if (from.startsWith("#")) return { type: "color", value: from };
  if (from.startsWith("$")) return { type: "token", id: from.slice(1) };
  const [, amount, unit] = LENGTH.exec(from) ?? [];
  if (amount === undefined) return { type: "keyword", value: from };
  return { type: "length", value: Number(amount), unit: unit as "px" };
}

function declarations(from: Declarations): StyleDeclarations {
  const found: StyleDeclarations = {};
  for (const [name, given] of Object.entries(from) as [StyleProperty | keyof typeof SIDES, LookValue][]) {
    const properties: readonly StyleProperty[] = name in SIDES ? SIDES[name as keyof typeof SIDES] : [name as StyleProperty];
    for (const property of properties) found[property] = value(property, given);
  }
  return found;
}

/** A look as the styles a document keeps. Narrower names written later win over wider ones: `padding` before `paddingBlock`. */
export function stylesOf({ tablet, mobile, hover, ...base }: Look): Styles {
  const styles: Styles = {};
  const normal = declarations(base as Declarations);
  if (Object.keys(normal).length > 0 || hover) {
    styles.base = { normal, ...(hover ? { hover: declarations(hover) } : {}) };
  }
  if (tablet) styles.tablet = { normal: declarations(tablet) };
  if (mobile) styles.mobile = { normal: declarations(mobile) };
  return styles;
}

/** One shadow: offsets, blur and spread in pixels, an eight-digit colour. */
export function shadow(x: number, y: number, blur: number, spread: number, color: string): StyleValue {
  return { type: "shadow", layers: [{ x, y, blur, spread, color }] };
}

/** One of the library's images as a background. */
export function backdrop(name: string): StyleValue {
  return { type: "image", imageId: `lib_${name}` };
}

/** A line above a block, and none on its other sides; `width` in pixels. */
export function lineAbove(color: string, width = 1): Declarations {
  return { borderStyle: "solid", borderColor: color, borderWidth: 0, borderBlockStartWidth: width };
}

/** A line below a block, and none on its other sides; `width` in pixels. */
export function lineBelow(color: string, width = 1): Declarations {
  return { borderStyle: "solid", borderColor: color, borderWidth: 0, borderBlockEndWidth: width };
}
