/** Red, green, blue and how much it covers, each from 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** @param hex `#rrggbb`, or with two more digits for how much it covers */
export function readColor(hex: string): Color {
  const part = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return { red: part(1), green: part(3), blue: part(5), alpha: hex.length === 9 ? part(7) : 1 };
}

/** What is seen of a colour over another that lets nothing through. */
export function over(upper: Color, lower: Color): Color {
  if (upper.alpha === 1) return upper;
  const mix = (a: number, b: number): number => a * upper.alpha + b * (1 - upper.alpha);
  return { red: mix(upper.red, lower.red), green: mix(upper.green, lower.green), blue: mix(upper.blue, lower.blue), alpha: 1 };
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** The relative luminance of WCAG 2, of a colour that lets nothing through. */
function luminance({ red, green, blue }: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** From 1, the same, to 21, black on white. */
export function contrastOf(a: Color, b: Color): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
