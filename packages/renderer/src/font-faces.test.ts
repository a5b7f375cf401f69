import { FONT_FAMILIES } from "@vitrine/document";
import { expect, test } from "vitest";
import { FONT_FACES } from "./font-faces.data.ts";
import { fontFaceCss, isShipped, SHIPPED_FAMILIES } from "./font-faces.ts";
import { fontStack } from "./page-css.ts";

test("every family that is no system font has a face, and its stack names the face and its stand-in", () => {
  expect([...SHIPPED_FAMILIES].sort()).toEqual(FONT_FAMILIES.filter((family) => !family.startsWith("system-")).sort());
  for (const family of SHIPPED_FAMILIES) {
    const css = fontFaceCss([family], () => "/f.woff2");
    for (const name of fontStack(family).split(",").slice(0, 2)) expect(css).toContain(`font-family:${name};`);
  }
  expect(isShipped("system-sans")).toBe(false);
});

test("a stand-in is stretched to the same height whatever its own is", () => {
  for (const [family, { regular, bold }] of Object.entries(FONT_FACES)) {
    // Stretching by `size-adjust` stretches the height too: the overrides take that back.
    const heights = [regular, bold].map(({ sizeAdjust, ascent, descent }) => (sizeAdjust * (ascent + descent)) / 100);
    expect([family, Math.abs((heights[0] ?? 0) - (heights[1] ?? 0)) < 0.1]).toEqual([family, true]);
    for (const { sizeAdjust } of [regular, bold]) expect(sizeAdjust).toBeGreaterThan(80);
  }
});

test("a page leaves a late font out, the canvas waits for it", () => {
  expect(fontFaceCss(["outfit"], (family) => `/${family}.woff2`)).toContain("font-display:optional;src:url(/outfit.woff2)");
  expect(fontFaceCss(["outfit"], () => "/x", "block")).toContain("font-display:block");
});
