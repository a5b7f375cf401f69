import { hexColor, opacityOf } from "../color/hex-color.ts";

/** Red, green and blue from 0 to 255, and how opaque it is from 0 to 1. */
export type Shade = readonly [red: number, green: number, blue: number, opacity: number];

const WHITE: Shade = [255, 255, 255, 1];
/** Of a ground of several gradients, how many of the colours it may have are looked at. */
const MOST_GROUNDS = 64;

/** A colour as a browser gives it; `undefined` where it says it in another way than by red, green and blue. */
export function shadeOf(color: string): Shade | undefined {
  const hex = hexColor(color);
  if (hex === undefined) return undefined;
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [part(1), part(3), part(5), opacityOf(hex)];
}

/** What is seen of a colour on an opaque one. */
export function shadeOver([red, green, blue, opacity]: Shade, ground: Shade): Shade {
  const mix = (part: number, under: number) => part * opacity + under * (1 - opacity);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

/** The layers of a `background-image`, each by its colours; `null` where one is a picture or cannot be read. */
export function imageLayers(image: string): Shade[][] | null {
  if (image === "none" || image === "") return [];
  const layers: Shade[][] = [];
  for (const layer of image.split(/,\s*(?=(?:repeating-)?(?:linear|radial|conic)-gradient\(|url\()/)) {
    if (!/^(?:linear|radial|conic)-gradient\(/.test(layer) || /\b(?:color|oklab|oklch|lab|lch)\(/.test(layer)) return null;
    const shades = (layer.match(/rgba?\([^)]*\)/g) ?? []).map(shadeOf).filter((shade) => shade !== undefined);
    if (shades.length === 0) return null;
    layers.push(shades);
  }
  return layers;
}

/** Every colour that a ground of these layers, the uppermost first, may have; white lies under all of them. */
export function groundsOf(layers: readonly (readonly Shade[])[]): Shade[] {
  let grounds: Shade[] = [WHITE];
  for (const layer of layers.toReversed()) {
    grounds = layer
      .flatMap((shade) => (shade[3] === 1 ? [shade] : grounds.map((ground) => shadeOver(shade, ground))))
      .slice(0, MOST_GROUNDS);
  }
  return grounds;
}

function brightness([red, green, blue]: Shade): number {
  const linear = (part: number) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** How well a colour is told from another, 1 to 21, as WCAG 2.2 says. */
export function contrastRatio(one: Shade, other: Shade): number {
  const [light, dark] = [brightness(one), brightness(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
