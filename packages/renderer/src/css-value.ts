import { STYLE_PROPERTIES, type StyleDeclarations, type StyleProperty, type StyleValue } from "@vitrine/document";

/** Where an image used as a background is to be had. */
export type ImageAddress = (imageId: string) => string | undefined;

function cssValue(property: StyleProperty, value: StyleValue, imageAddress: ImageAddress): string | undefined {
  switch (value.type) {
    case "length":
      return value.value === 0 ? "0" : `${value.value}${value.unit}`;
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
      return value.layers
        .map((layer) => `${layer.inset ? "inset " : ""}${layer.x}px ${layer.y}px ${layer.blur}px ${layer.spread}px ${layer.color}`)
        .join(",");
    case "gradient":
      return `linear-gradient(${value.angle}deg,${value.stops.map((stop) => `${stop.color} ${stop.at}%`).join(",")})`;
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
