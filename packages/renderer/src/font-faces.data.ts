// Written by scripts/measure-fonts.ts; not to be changed by hand.
import type { FontFamily } from "@vitrine/document";

/** How a system font has to be stretched to take the room of a shipped one; all in percent. */
export interface FallbackMeasures {
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/** A part of a font that is a file of its own, and the characters each is asked for. */
export const SUBSET_RANGES = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  vietnamese:
    "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB",
  cyrillic: "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
  "cyrillic-ext": "U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F",
  greek: "U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF",
  "greek-ext": "U+1F00-1FFF",
} as const;
export type FontSubset = keyof typeof SUBSET_RANGES;

/** A shipped font: its range of weights, its files, and the measures of what stands in for it. */
export interface FontFace {
  readonly weights: readonly [number, number];
  readonly like: "sans" | "serif" | "mono";
  readonly subsets: readonly FontSubset[];
  readonly regular: FallbackMeasures;
  readonly bold: FallbackMeasures;
}

/** A family that comes with the product as files; the others are the visitor's own. */
export type ShippedFamily = Exclude<FontFamily, `system-${string}`>;

export const FONT_FACES = {
  "instrument-sans": {
    weights: [400, 700],
    like: "sans",
    subsets: ["latin", "latin-ext"],
    regular: {
      sizeAdjust: 101.02,
      ascent: 96.02,
      descent: 24.75,
    },
    bold: {
      sizeAdjust: 97.79,
      ascent: 99.19,
      descent: 25.57,
    },
  },
  "bricolage-grotesque": {
    weights: [200, 800],
    like: "sans",
    subsets: ["latin", "latin-ext", "vietnamese"],
    regular: {
      sizeAdjust: 104.7,
      ascent: 88.82,
      descent: 25.79,
    },
    bold: {
      sizeAdjust: 101.33,
      ascent: 91.78,
      descent: 26.65,
    },
  },
  fraunces: {
    weights: [100, 900],
    like: "serif",
    subsets: ["latin", "latin-ext", "vietnamese"],
    regular: {
      sizeAdjust: 115.51,
      ascent: 84.67,
      descent: 22.08,
    },
    bold: {
      sizeAdjust: 115.13,
      ascent: 84.94,
      descent: 22.15,
    },
  },
  newsreader: {
    weights: [200, 800],
    like: "serif",
    subsets: ["latin", "latin-ext", "vietnamese"],
    regular: {
      sizeAdjust: 104.8,
      ascent: 70.13,
      descent: 25.29,
    },
    bold: {
      sizeAdjust: 105.53,
      ascent: 69.65,
      descent: 25.11,
    },
  },
  archivo: {
    weights: [100, 900],
    like: "sans",
    subsets: ["latin", "latin-ext", "vietnamese"],
    regular: {
      sizeAdjust: 97.87,
      ascent: 89.71,
      descent: 21.46,
    },
    bold: {
      sizeAdjust: 97.62,
      ascent: 89.94,
      descent: 21.51,
    },
  },
  "space-grotesk": {
    weights: [300, 700],
    like: "sans",
    subsets: ["latin", "latin-ext", "vietnamese"],
    regular: {
      sizeAdjust: 108.19,
      ascent: 90.95,
      descent: 26.99,
    },
    bold: {
      sizeAdjust: 101.23,
      ascent: 97.21,
      descent: 28.85,
    },
  },
  outfit: {
    weights: [100, 900],
    like: "sans",
    subsets: ["latin", "latin-ext"],
    regular: {
      sizeAdjust: 98.47,
      ascent: 101.55,
      descent: 26.4,
    },
    bold: {
      sizeAdjust: 94.52,
      ascent: 105.8,
      descent: 27.51,
    },
  },
  inter: {
    weights: [100, 900],
    like: "sans",
    subsets: ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek", "greek-ext"],
    regular: {
      sizeAdjust: 106.38,
      ascent: 91.09,
      descent: 22.66,
    },
    bold: {
      sizeAdjust: 101.83,
      ascent: 95.16,
      descent: 23.67,
    },
  },
  manrope: {
    weights: [200, 800],
    like: "sans",
    subsets: ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek"],
    regular: {
      sizeAdjust: 101.38,
      ascent: 105.15,
      descent: 29.59,
    },
    bold: {
      sizeAdjust: 99.53,
      ascent: 107.1,
      descent: 30.14,
    },
  },
  "dm-sans": {
    weights: [100, 1000],
    like: "sans",
    subsets: ["latin", "latin-ext"],
    regular: {
      sizeAdjust: 103.92,
      ascent: 95.46,
      descent: 29.83,
    },
    bold: {
      sizeAdjust: 101.97,
      ascent: 97.28,
      descent: 30.4,
    },
  },
  "plus-jakarta-sans": {
    weights: [200, 800],
    like: "sans",
    subsets: ["latin", "latin-ext", "vietnamese", "cyrillic-ext"],
    regular: {
      sizeAdjust: 103.96,
      ascent: 99.85,
      descent: 21.35,
    },
    bold: {
      sizeAdjust: 100.15,
      ascent: 103.65,
      descent: 22.17,
    },
  },
  figtree: {
    weights: [300, 900],
    like: "sans",
    subsets: ["latin", "latin-ext"],
    regular: {
      sizeAdjust: 99.72,
      ascent: 95.26,
      descent: 25.07,
    },
    bold: {
      sizeAdjust: 95.55,
      ascent: 99.42,
      descent: 26.16,
    },
  },
  montserrat: {
    weights: [100, 900],
    like: "sans",
    subsets: ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext"],
    regular: {
      sizeAdjust: 111.99,
      ascent: 86.44,
      descent: 22.41,
    },
    bold: {
      sizeAdjust: 109.75,
      ascent: 88.2,
      descent: 22.87,
    },
  },
  "playfair-display": {
    weights: [400, 900],
    like: "serif",
    subsets: ["latin", "latin-ext", "vietnamese", "cyrillic"],
    regular: {
      sizeAdjust: 111.39,
      ascent: 97.14,
      descent: 22.53,
    },
    bold: {
      sizeAdjust: 107.02,
      ascent: 101.1,
      descent: 23.45,
    },
  },
  lora: {
    weights: [400, 700],
    like: "serif",
    subsets: ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext"],
    regular: {
      sizeAdjust: 115.41,
      ascent: 87.17,
      descent: 23.74,
    },
    bold: {
      sizeAdjust: 110.96,
      ascent: 90.66,
      descent: 24.69,
    },
  },
  bitter: {
    weights: [100, 900],
    like: "serif",
    subsets: ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext"],
    regular: {
      sizeAdjust: 113.9,
      ascent: 82.09,
      descent: 23.27,
    },
    bold: {
      sizeAdjust: 108.69,
      ascent: 86.02,
      descent: 24.38,
    },
  },
  oswald: {
    weights: [200, 700],
    like: "sans",
    subsets: ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext"],
    regular: {
      sizeAdjust: 80.58,
      ascent: 148.05,
      descent: 35.86,
    },
    bold: {
      sizeAdjust: 85.3,
      ascent: 139.85,
      descent: 33.88,
    },
  },
  unbounded: {
    weights: [200, 900],
    like: "sans",
    subsets: ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext"],
    regular: {
      sizeAdjust: 132.67,
      ascent: 75,
      descent: 18.47,
    },
    bold: {
      sizeAdjust: 129.91,
      ascent: 76.59,
      descent: 18.86,
    },
  },
  caveat: {
    weights: [400, 700],
    like: "sans",
    subsets: ["latin", "latin-ext", "cyrillic", "cyrillic-ext"],
    regular: {
      sizeAdjust: 75.19,
      ascent: 127.68,
      descent: 39.9,
    },
    bold: {
      sizeAdjust: 71.14,
      ascent: 134.95,
      descent: 42.17,
    },
  },
  "jetbrains-mono": {
    weights: [100, 800],
    like: "mono",
    subsets: ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek"],
    regular: {
      sizeAdjust: 99.98,
      ascent: 102.02,
      descent: 30,
    },
    bold: {
      sizeAdjust: 99.98,
      ascent: 102.02,
      descent: 30,
    },
  },
} as const satisfies Record<ShippedFamily, FontFace>;
