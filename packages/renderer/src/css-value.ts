import {
  type GradientValue,
  type Paint,
  type ShadowLayer,
  STYLE_PROPERTIES,
  type StyleDeclarations,
  type StyleProperty,
  type StyleValue,
  type TokenRecord,
} from "@vitrine/document";
import { fontStack } from "./font-faces.ts";

/** Where an image used as a background is to be had. */
export type ImageAddress = (imageId: string) => string | undefined;

function lengthText({ value, unit }: { readonly value: number; readonly unit: string }): string {
  return value === 0 ? "0" : `${value}${unit}`;
}

function shadowText(layers: readonly ShadowLayer[]): string {
  return layers
    .map(({ inset, x, y, blur, spread, color }) => `${inset ? "inset " : ""}${x}px ${y}px ${blur}px ${spread}px ${color}`)
    .join(",");
}

/** What a token's custom property says. */
export function tokenValue(token: TokenRecord): string {
  switch (token.kind) {
    case "color":
      return token.value;
    case "font":
      return fontStack(token.value);
    case "space":
    case "radius":
      return lengthText(token.value);
    case "shadow":
      return shadowText(token.value.layers);
  }
}

function cssPaint(paint: Paint): string {
  return typeof paint === "string" ? paint : `var(--${paint.token})`;
}

function gradientHead({ form = "linear", angle }: GradientValue): string {
  if (form === "radial") return "radial-gradient(circle farthest-corner";
  return form === "conic" ? `conic-gradient(from ${angle}deg` : `linear-gradient(${angle}deg`;
}

/** A colour as much in sight as said, of what it lets through itself. */
function veil(paint: Paint, opacity: number): string {
  if (typeof paint !== "string") return `color-mix(in srgb,${cssPaint(paint)} ${Math.round(opacity * 100)}%,transparent)`;
  const own = paint.length === 9 ? Number.parseInt(paint.slice(7), 16) : 255;
  return `${paint.slice(0, 7)}${Math.round(own * opacity)
    .toString(16)
    .padStart(2, "0")}`;
}

/** One value as CSS text; `undefined` for an image that is not to be had. */
export function cssValue(property: StyleProperty, value: StyleValue, imageAddress: ImageAddress): string | undefined {
  switch (value.type) {
    case "length":
      return lengthText(value);
    case "keyword":
    case "color":
      return value.value;
    case "number":
      if (property === "gridColumns") return `repeat(${value.value},minmax(0,1fr))`;
      if (property === "rotate") return `${value.value}deg`;
      if (property === "transition") return `${value.value}ms`;
      return String(value.value);
    case "token":
      return `var(--${value.id})`;
    case "shadow":
      return shadowText(value.layers);
    case "gradient":
      return `${gradientHead(value)},${value.stops.map((stop) => `${cssPaint(stop.color)} ${stop.at}%`).join(",")})`;
    case "overlay": {
      const paint = veil(value.color, value.opacity);
      return `linear-gradient(${paint},${paint})`;
    }
    case "point":
      return `${value.x}% ${value.y}%`;
    case "image": {
      const address = imageAddress(value.imageId);
      return address && `url("${address}")`;
    }
  }
}

/** Declarations as CSS text, without braces: `color:#fff;padding-block-start:8px`. */
export function cssDeclarations(declarations: StyleDeclarations, imageAddress: ImageAddress): string {
  const parts: string[] = [];
  for (const property of Object.keys(declarations) as StyleProperty[]) {
    const value = declarations[property];
    const text = value && cssValue(property, value, imageAddress);
    if (text !== undefined) parts.push(`${STYLE_PROPERTIES[property].css}:${text}`);
  }
  return parts.join(";");
}
