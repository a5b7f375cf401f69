import type { FontFamily } from "@vitrine/document";
import { FONT_FACES, type FontFace, type FontSubset, type ShippedFamily, SUBSET_RANGES } from "./font-faces.data.ts";

export const SHIPPED_FAMILIES = Object.keys(FONT_FACES) as readonly ShippedFamily[];

export function isShipped(family: FontFamily): family is ShippedFamily {
  return Object.hasOwn(FONT_FACES, family);
}

/** The files a shipped family has, the most common letters first. */
export function subsetsOf(family: ShippedFamily): readonly FontSubset[] {
  return FONT_FACES[family].subsets;
}

/** A shipped family, and which of its files are wanted: Latin always, the others where a page has letters of theirs. */
export interface FontUse {
  readonly family: ShippedFamily;
  readonly subsets: readonly FontSubset[];
}

const SYSTEM_STACKS: Readonly<Record<string, string>> = {
  "system-sans": "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  "system-serif": "Georgia,Cambria,'Times New Roman',serif",
  "system-mono": "ui-monospace,SFMono-Regular,Menlo,Consolas,monospace",
};

/** The font stack of a family; a shipped face falls back to what the system has. */
export function fontStack(family: FontFamily): string {
  if (!isShipped(family)) return SYSTEM_STACKS[family] ?? "sans-serif";
  return `'${family}','${family} fallback',${SYSTEM_STACKS[`system-${FONT_FACES[family].like}`]}`;
}

const STAND_INS = {
  sans: { regular: ["Arial", "Liberation Sans", "Roboto"], bold: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"] },
  serif: {
    regular: ["Times New Roman", "Liberation Serif", "Noto Serif"],
    bold: ["Times New Roman Bold", "Liberation Serif Bold", "Noto Serif Bold"],
  },
  mono: {
    regular: ["Courier New", "Liberation Mono", "Cousine"],
    bold: ["Courier New Bold", "Liberation Mono Bold", "Cousine Bold"],
  },
} as const;

/** From this weight on the stand-in is its bold face. */
const BOLD_FROM = 600;

/**
 * The `@font-face` rules of shipped families: their files, and two system faces stretched to their measures, so that
 * words stand where they will stand whichever of them is used. `urlOf` says where a file is. Published pages leave a
 * late font out (`optional`); the canvas waits for it (`block`).
 */
export function fontFaceCss(
  uses: Iterable<FontUse>,
  urlOf: (family: ShippedFamily, subset: FontSubset) => string,
  display: "optional" | "block" = "optional",
): string {
  let css = "";
  for (const { family, subsets } of uses) {
    const face: FontFace = FONT_FACES[family];
    const standIns = STAND_INS[face.like];
    // Of two files that have a letter the later rule wins: the one that is there anyway.
    for (const subset of subsets.toReversed()) {
      const range = subsets.length > 1 ? `;unicode-range:${SUBSET_RANGES[subset]}` : "";
      css += `@font-face{font-family:'${family}';font-weight:${face.weights.join(" ")};font-display:${display};src:url(${urlOf(family, subset)}) format("woff2")${range}}`;
    }
    for (const cut of ["regular", "bold"] as const) {
      const { sizeAdjust, ascent, descent } = face[cut];
      const weights = cut === "bold" ? `${BOLD_FROM} 900` : `100 ${BOLD_FROM - 1}`;
      const sources = standIns[cut].map((name) => `local("${name}")`).join(",");
      css += `@font-face{font-family:'${family} fallback';font-weight:${weights};src:${sources};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
    }
  }
  return css;
}
