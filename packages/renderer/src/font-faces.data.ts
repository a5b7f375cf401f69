// Written by scripts/measure-fonts.ts; not to be changed by hand.
import type { FontFamily } from "@vitrine/document";

/** How a system font has to be stretched to take the room of a shipped one; all in percent. */
export interface FallbackMeasures {
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/** A shipped font: its range of weights, and the measures of what stands in for it. */
export interface FontFace {
  readonly weights: readonly [number, number];
  readonly isSerif: boolean;
  readonly regular: FallbackMeasures;
  readonly bold: FallbackMeasures;
}

/** A family that comes with the product as a file; the others are the visitor's own. */
export type ShippedFamily = Exclude<FontFamily, `system-${string}`>;

export const FONT_FACES = {
  "instrument-sans": {
    weights: [400, 700],
    isSerif: false,
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
    isSerif: false,
    regular: {
      sizeAdjust: 104.7,
      ascent: 88.82,
      descent: 25.79,
    },
    bold: {
      sizeAdjust: 101.33,
      ascent: 91.78,
      descent: 26.64,
    },
  },
  fraunces: {
    weights: [100, 900],
    isSerif: true,
    regular: {
      sizeAdjust: 115.46,
      ascent: 84.7,
      descent: 22.08,
    },
    bold: {
      sizeAdjust: 115.06,
      ascent: 85,
      descent: 22.16,
    },
  },
  newsreader: {
    weights: [200, 800],
    isSerif: true,
    regular: {
      sizeAdjust: 104.75,
      ascent: 70.17,
      descent: 25.3,
    },
    bold: {
      sizeAdjust: 105.46,
      ascent: 69.7,
      descent: 25.13,
    },
  },
  archivo: {
    weights: [100, 900],
    isSerif: false,
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
    isSerif: false,
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
    isSerif: false,
    regular: {
      sizeAdjust: 98.47,
      ascent: 101.56,
      descent: 26.4,
    },
    bold: {
      sizeAdjust: 94.52,
      ascent: 105.8,
      descent: 27.51,
    },
  },
} as const satisfies Record<ShippedFamily, FontFace>;
