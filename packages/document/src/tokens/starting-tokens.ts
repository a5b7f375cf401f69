import type { ShadowLayer } from "../style/values.ts";
import type { TokenRecord } from "./token-record.ts";

/** The tokens that the kinds' own looks lean on: three fonts and the colours of text, ground and action. */
export const DEFAULT_TOKENS: readonly TokenRecord[] = [
  { type: "token", id: "font-heading", kind: "font", name: "Heading", order: "a0", value: "system-sans" },
  { type: "token", id: "font-text", kind: "font", name: "Text", order: "a1", value: "system-sans" },
  { type: "token", id: "font-button", kind: "font", name: "Button", order: "a2", value: "system-sans" },
  { type: "token", id: "color-heading", kind: "color", name: "Heading", order: "a0", value: "#14202b" },
  { type: "token", id: "color-text", kind: "color", name: "Text", order: "a1", value: "#35424e" },
  { type: "token", id: "color-button", kind: "color", name: "Button", order: "a2", value: "#0b6e7a" },
  { type: "token", id: "color-on-button", kind: "color", name: "On button", order: "a3", value: "#ffffff" },
  { type: "token", id: "color-background", kind: "color", name: "Background", order: "a4", value: "#ffffff" },
  { type: "token", id: "color-surface", kind: "color", name: "Surface", order: "a5", value: "#f3f5f6" },
  { type: "token", id: "color-line", kind: "color", name: "Line", order: "a6", value: "#d9dfe3" },
];

function scale(kind: "space" | "radius", steps: readonly (readonly [id: string, name: string, pixels: number])[]): TokenRecord[] {
  return steps.map(([id, name, value], index) => ({
    type: "token",
    id: `${kind}-${id}`,
    kind,
    name,
    order: `a${index}`,
    value: { type: "length", value, unit: "px" },
  }));
}

const near: ShadowLayer = { x: 0, y: 1, blur: 3, spread: 0, color: "#14202b1a" };

/** What a new page has beyond those, as a beginning. An older page has none, and needs none. */
export const SCALE_TOKENS: readonly TokenRecord[] = [
  ...scale("space", [
    ["s", "S", 12],
    ["m", "M", 24],
    ["l", "L", 48],
    ["xl", "XL", 96],
  ]),
  ...scale("radius", [
    ["s", "S", 6],
    ["m", "M", 12],
    ["l", "L", 24],
  ]),
  {
    type: "token",
    id: "shadow-soft",
    kind: "shadow",
    name: "Soft",
    order: "a0",
    value: { type: "shadow", layers: [near, { x: 0, y: 6, blur: 20, spread: -4, color: "#14202b1f" }] },
  },
  {
    type: "token",
    id: "shadow-lifted",
    kind: "shadow",
    name: "Lifted",
    order: "a1",
    value: { type: "shadow", layers: [near, { x: 0, y: 20, blur: 48, spread: -8, color: "#14202b33" }] },
  },
];
