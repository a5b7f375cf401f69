/** The names that style sheets of pages use; the other hundred hardly ever stand in one. */
const NAMED: Readonly<Record<string, string>> = {
  aliceblue: "#f0f8ff",
  antiquewhite: "#faebd7",
  aqua: "#00ffff",
  azure: "#f0ffff",
  beige: "#f5f5dc",
  black: "#000000",
  blue: "#0000ff",
  brown: "#a52a2a",
  coral: "#ff7f50",
  crimson: "#dc143c",
  cyan: "#00ffff",
  darkblue: "#00008b",
  darkgray: "#a9a9a9",
  darkgreen: "#006400",
  darkgrey: "#a9a9a9",
  darkorange: "#ff8c00",
  darkred: "#8b0000",
  dimgray: "#696969",
  dimgrey: "#696969",
  dodgerblue: "#1e90ff",
  firebrick: "#b22222",
  floralwhite: "#fffaf0",
  forestgreen: "#228b22",
  fuchsia: "#ff00ff",
  gainsboro: "#dcdcdc",
  ghostwhite: "#f8f8ff",
  gold: "#ffd700",
  goldenrod: "#daa520",
  gray: "#808080",
  green: "#008000",
  grey: "#808080",
  hotpink: "#ff69b4",
  indianred: "#cd5c5c",
  indigo: "#4b0082",
  ivory: "#fffff0",
  khaki: "#f0e68c",
  lavender: "#e6e6fa",
  lightblue: "#add8e6",
  lightgray: "#d3d3d3",
  lightgreen: "#90ee90",
  lightgrey: "#d3d3d3",
  lime: "#00ff00",
  limegreen: "#32cd32",
  linen: "#faf0e6",
  magenta: "#ff00ff",
  maroon: "#800000",
  midnightblue: "#191970",
  navy: "#000080",
  olive: "#808000",
  orange: "#ffa500",
  orangered: "#ff4500",
  pink: "#ffc0cb",
  plum: "#dda0dd",
  purple: "#800080",
  rebeccapurple: "#663399",
  red: "#ff0000",
  royalblue: "#4169e1",
  salmon: "#fa8072",
  seagreen: "#2e8b57",
  silver: "#c0c0c0",
  skyblue: "#87ceeb",
  slategray: "#708090",
  slateblue: "#6a5acd",
  snow: "#fffafa",
  steelblue: "#4682b4",
  tan: "#d2b48c",
  teal: "#008080",
  tomato: "#ff6347",
  turquoise: "#40e0d0",
  violet: "#ee82ee",
  wheat: "#f5deb3",
  white: "#ffffff",
  whitesmoke: "#f5f5f5",
  yellow: "#ffff00",
  yellowgreen: "#9acd32",
};

function byte(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, "0");
}

function hex(red: number, green: number, blue: number, alpha: number): string {
  return `#${byte(red)}${byte(green)}${byte(blue)}${alpha >= 1 ? "" : byte(alpha * 255)}`;
}

function fromHsl(hue: number, saturation: number, lightness: number, alpha: number): string {
  const part = (offset: number): number => {
    const at = (offset + hue / 30) % 12;
    return 255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return hex(part(0), part(8), part(4), alpha);
}

/** A colour in six or eight hexadecimal digits, as documents keep them; null for what is none, or is not seen at all. */
export function readColor(value: string): string | null {
  const text = value.trim().toLowerCase();
  if (Object.hasOwn(NAMED, text)) return NAMED[text] ?? null;
  const [, digits] = /^#([0-9a-f]{3,8})$/.exec(text) ?? [];
  if (digits !== undefined) {
    const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join("") : digits;
    if (full.length !== 6 && full.length !== 8) return null;
    return full.endsWith("00") && full.length === 8 ? null : `#${full.length === 8 && full.endsWith("ff") ? full.slice(0, 6) : full}`;
  }
  const [, name, inside = ""] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(text) ?? [];
  if (name === undefined) return null;
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  const numbers = parts.map((part) => Number.parseFloat(part));
  if (numbers.length < 3 || numbers.some((number) => !Number.isFinite(number))) return null;
  const [first = 0, second = 0, third = 0, last = 1] = numbers;
  const alpha = parts[3]?.endsWith("%") ? last / 100 : last;
  if (alpha <= 0) return null;
  if (name === "hsl") return fromHsl(((first % 360) + 360) % 360, Math.min(1, second / 100), Math.min(1, third / 100), alpha);
  const scale = (index: number, number: number): number => (parts[index]?.endsWith("%") ? number * 2.55 : number);
  return hex(scale(0, first), scale(1, second), scale(2, third), alpha);
}
