import type { FontFamily } from "@vitrine/document";
import { FONT_FACES, type FontFace, type ShippedFamily } from "./font-faces.data.ts";

export const SHIPPED_FAMILIES = Object.keys(FONT_FACES) as readonly ShippedFamily[];

export function isShipped(family: FontFamily): family is ShippedFamily {
  return Object.hasOwn(FONT_FACES, family);
}

const STAND_INS = {
  sans: { regular: ["Arial", "Liberation Sans", "Roboto"], bold: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"] },
  serif: {
    regular: ["Times New Roman", "Liberation Serif", "Noto Serif"],
    bold: ["Times New Roman Bold", "Liberation Serif Bold", "Noto Serif Bold"],
  },
} as const;

/** From this weight on the stand-in is its bold face. */
const BOLD_FROM = 600;

/**
 * The `@font-face` rules of shipped families: the file itself, and two system faces stretched to its measures,
 * so that words stand where they will stand whichever of them is used. `urlOf` says where a family's file is.
 * Published pages leave a late font out (`optional`); the canvas waits for it (`block`).
 */
export function fontFaceCss(
  families: Iterable<ShippedFamily>,
  urlOf: (family: ShippedFamily) => string,
  display: "optional" | "block" = "optional",
): string {
  let css = "";
  for (const family of families) {
    const face: FontFace = FONT_FACES[family];
    const standIns = STAND_INS[face.isSerif ? "serif" : "sans"];
    css += `@font-face{font-family:'${family}';font-weight:${face.weights.join(" ")};font-display:${display};src:url(${urlOf(family)}) format("woff2")}`;
    for (const cut of ["regular", "bold"] as const) {
      const { sizeAdjust, ascent, descent } = face[cut];
      const weights = cut === "bold" ? `${BOLD_FROM} 900` : `100 ${BOLD_FROM - 1}`;
      const sources = standIns[cut].map((name) => `local("${name}")`).join(",");
      css += `@font-face{font-family:'${family} fallback';font-weight:${weights};src:${sources};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
    }
  }
  return css;
}
