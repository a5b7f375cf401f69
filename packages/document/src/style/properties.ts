import type { TokenKind } from "../tokens/token-record.ts";
import type { StyleValueType } from "./values.ts";

/** What a style property takes: value types, and the keywords that mean something for it. */
export interface StylePropertyRule {
  readonly css: string;
  readonly accepts: readonly StyleValueType[];
  readonly keywords?: readonly string[];
  /** The kind of token it may refer to. */
  readonly token?: TokenKind;
}

const ROOM = { accepts: ["length", "token"], token: "space" } as const;
const MARGIN = { accepts: ["length", "keyword", "token"], keywords: ["auto"], token: "space" } as const;
const SIZE = { accepts: ["length", "keyword"], keywords: ["auto", "none", "fit-content", "min-content", "max-content"] } as const;
const COLOR = { accepts: ["color", "token"], token: "color" } as const;
const RADIUS = { accepts: ["length", "token"], token: "radius" } as const;
const WIDTH = { accepts: ["length"] } as const;
const LINE = { accepts: ["keyword"], keywords: ["none", "solid", "dashed", "dotted", "double"] } as const;

/**
 * Every style property a block may carry. Logical directions only, so that a right-to-left page needs no
 * second set. The key is what documents store; `css` is what the style sheet says.
 */
export const STYLE_PROPERTIES = {
  display: { css: "display", accepts: ["keyword"], keywords: ["block", "flex", "grid", "inline-block", "none"] },
  direction: { css: "flex-direction", accepts: ["keyword"], keywords: ["row", "column", "row-reverse", "column-reverse"] },
  wrap: { css: "flex-wrap", accepts: ["keyword"], keywords: ["wrap", "nowrap"] },
  alignItems: { css: "align-items", accepts: ["keyword"], keywords: ["start", "center", "end", "stretch", "baseline"] },
  justifyContent: {
    css: "justify-content",
    accepts: ["keyword"],
    keywords: ["start", "center", "end", "space-between", "space-around", "space-evenly"],
  },
  alignSelf: { css: "align-self", accepts: ["keyword"], keywords: ["auto", "start", "center", "end", "stretch"] },
  grow: { css: "flex-grow", accepts: ["number"] },
  order: { css: "order", accepts: ["number"] },
  gap: { css: "gap", ...ROOM },
  rowGap: { css: "row-gap", ...ROOM },
  columnGap: { css: "column-gap", ...ROOM },
  gridColumns: { css: "grid-template-columns", accepts: ["number"] },
  width: { css: "width", ...SIZE },
  minWidth: { css: "min-width", ...SIZE },
  maxWidth: { css: "max-width", ...SIZE },
  height: { css: "height", ...SIZE },
  minHeight: { css: "min-height", ...SIZE },
  maxHeight: { css: "max-height", ...SIZE },
  aspectRatio: { css: "aspect-ratio", accepts: ["number", "keyword"], keywords: ["auto"] },
  objectFit: { css: "object-fit", accepts: ["keyword"], keywords: ["cover", "contain", "fill", "none", "scale-down"] },
  objectPosition: { css: "object-position", accepts: ["keyword"], keywords: ["center", "top", "bottom", "left", "right"] },
  overflow: { css: "overflow", accepts: ["keyword"], keywords: ["visible", "hidden", "auto"] },
  position: { css: "position", accepts: ["keyword"], keywords: ["static", "relative", "sticky"] },
  insetBlockStart: { css: "inset-block-start", accepts: ["length", "keyword"], keywords: ["auto"] },
  zIndex: { css: "z-index", accepts: ["number"] },
  marginBlockStart: { css: "margin-block-start", ...MARGIN },
  marginBlockEnd: { css: "margin-block-end", ...MARGIN },
  marginInlineStart: { css: "margin-inline-start", ...MARGIN },
  marginInlineEnd: { css: "margin-inline-end", ...MARGIN },
  paddingBlockStart: { css: "padding-block-start", ...ROOM },
  paddingBlockEnd: { css: "padding-block-end", ...ROOM },
  paddingInlineStart: { css: "padding-inline-start", ...ROOM },
  paddingInlineEnd: { css: "padding-inline-end", ...ROOM },
  fontFamily: { css: "font-family", accepts: ["token"], token: "font" },
  fontSize: { css: "font-size", accepts: ["length"] },
  fontWeight: { css: "font-weight", accepts: ["number"] },
  fontStyle: { css: "font-style", accepts: ["keyword"], keywords: ["normal", "italic"] },
  lineHeight: { css: "line-height", accepts: ["number", "length"] },
  letterSpacing: { css: "letter-spacing", accepts: ["length"] },
  textAlign: { css: "text-align", accepts: ["keyword"], keywords: ["start", "center", "end", "justify"] },
  textTransform: { css: "text-transform", accepts: ["keyword"], keywords: ["none", "uppercase", "lowercase", "capitalize"] },
  textDecoration: { css: "text-decoration-line", accepts: ["keyword"], keywords: ["none", "underline", "line-through"] },
  textWrap: { css: "text-wrap", accepts: ["keyword"], keywords: ["wrap", "balance", "pretty"] },
  color: { css: "color", ...COLOR },
  background: { css: "background-color", ...COLOR },
  backgroundImage: { css: "background-image", accepts: ["gradient", "image", "keyword"], keywords: ["none"] },
  backgroundSize: { css: "background-size", accepts: ["keyword"], keywords: ["cover", "contain", "auto"] },
  backgroundPosition: {
    css: "background-position",
    accepts: ["keyword", "point"],
    keywords: ["center", "top", "bottom", "left", "right"],
  },
  backgroundRepeat: { css: "background-repeat", accepts: ["keyword"], keywords: ["repeat", "repeat-x", "repeat-y", "no-repeat"] },
  backgroundAttachment: { css: "background-attachment", accepts: ["keyword"], keywords: ["scroll", "fixed"] },
  /** The uppermost layer of the background: written together with what it lies over. */
  backgroundOverlay: { css: "background-image", accepts: ["overlay", "keyword"], keywords: ["none"] },
  borderColor: { css: "border-color", ...COLOR },
  borderStyle: { css: "border-style", ...LINE },
  borderBlockStartWidth: { css: "border-block-start-width", ...WIDTH },
  borderBlockEndWidth: { css: "border-block-end-width", ...WIDTH },
  borderInlineStartWidth: { css: "border-inline-start-width", ...WIDTH },
  borderInlineEndWidth: { css: "border-inline-end-width", ...WIDTH },
  radiusStartStart: { css: "border-start-start-radius", ...RADIUS },
  radiusStartEnd: { css: "border-start-end-radius", ...RADIUS },
  radiusEndStart: { css: "border-end-start-radius", ...RADIUS },
  radiusEndEnd: { css: "border-end-end-radius", ...RADIUS },
  boxShadow: { css: "box-shadow", accepts: ["shadow", "keyword", "token"], keywords: ["none"], token: "shadow" },
  opacity: { css: "opacity", accepts: ["number"] },
  rotate: { css: "rotate", accepts: ["number"] },
  transition: { css: "transition-duration", accepts: ["number"] },
} as const satisfies Record<string, StylePropertyRule>;

export type StyleProperty = keyof typeof STYLE_PROPERTIES;

export const STYLE_PROPERTY_NAMES = Object.keys(STYLE_PROPERTIES) as StyleProperty[];
