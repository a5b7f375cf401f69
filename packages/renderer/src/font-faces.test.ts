import { FONT_FAMILIES } from "@vitrine/document";
import { expect, test } from "vitest";
import { FONT_FACES } from "./font-faces.data.ts";
import { fontFaceCss, fontStack, isShipped, SHIPPED_FAMILIES } from "./font-faces.ts";
import { fontUses, subsetsFor } from "./font-subsets.ts";

test("every family that is no system font has a face, and its stack names the face and its stand-in", () => {
  expect([...SHIPPED_FAMILIES].sort()).toEqual(FONT_FAMILIES.filter((family) => !family.startsWith("system-")).sort());
  for (const family of SHIPPED_FAMILIES) {
    const css = fontFaceCss([{ family, subsets: ["latin"] }], () => "/f.woff2");
    for (const name of fontStack(family).split(",").slice(0, 2)) expect(css).toContain(`font-family:${name};`);
  }
  expect(isShipped("system-sans")).toBe(false);
});

test("a stand-in is stretched to the same height whatever its own is", () => {
  for (const [family, { regular, bold }] of Object.entries(FONT_FACES)) {
    // Stretching by `size-adjust` stretches the height too: the overrides take that back.
    const heights = [regular, bold].map(({ sizeAdjust, ascent, descent }) => (sizeAdjust * (ascent + descent)) / 100);
    expect([family, Math.abs((heights[0] ?? 0) - (heights[1] ?? 0)) < 0.1]).toEqual([family, true]);
    // A script is narrow, a display face wide; beyond this a measure has gone wrong.
    for (const { sizeAdjust } of [regular, bold]) expect([family, sizeAdjust > 65 && sizeAdjust < 150]).toEqual([family, true]);
  }
});

test("a page leaves a late font out, the canvas waits for it", () => {
  const outfit = [{ family: "outfit", subsets: ["latin"] }] as const;
  expect(fontFaceCss(outfit, (family) => `/${family}.woff2`)).toContain("font-display:optional;src:url(/outfit.woff2)");
  expect(fontFaceCss(outfit, () => "/x", "block")).toContain("font-display:block");
});

test("a page takes the files that its letters are in, and no other", () => {
  expect(subsetsFor("Você não precisa de cartão — só 5 €…", "inter")).toEqual(["latin"]);
  expect(subsetsFor("Zażółć gęślą jaźń", "inter")).toEqual(["latin", "latin-ext"]);
  // These stand in the Vietnamese file too, which a Romanian page has no use for.
  expect(subsetsFor("ă Đ", "inter")).toEqual(["latin", "latin-ext"]);
  expect(subsetsFor("Tiếng Việt", "inter")).toEqual(["latin", "vietnamese"]);
  expect(subsetsFor("Привет, мир", "inter")).toEqual(["latin", "cyrillic"]);
  expect(subsetsFor("Καλημέρα", "inter")).toEqual(["latin", "greek"]);
  expect(subsetsFor("Привет, мир 🎈 漢字", "outfit")).toEqual(["latin"]);
});

test("with one file there is no range to say, with more each says its own, the Latin one last", () => {
  const [latin, both] = [fontUses(["inter"], "Olá"), fontUses(["inter"], "Olá, мир")].map((uses) =>
    fontFaceCss(uses, (_, subset) => `/${subset}`),
  );
  expect(latin).not.toContain("unicode-range");
  expect(both?.match(/url\(\/[a-z-]+\) format\("woff2"\);unicode-range:U\+\d+/g)).toEqual([
    'url(/cyrillic) format("woff2");unicode-range:U+0301',
    'url(/latin) format("woff2");unicode-range:U+0000',
  ]);
});
