import { BLOCK_KINDS } from "@vitrine/blocks";
import type { TokenRecord } from "@vitrine/document";
import { expect, test } from "vitest";
import { kindCss, tokenCss } from "./page-css.ts";

test("what browsers draw themselves is seen on a dark ground: a calendar's sign in a field, a player", () => {
  const color = (id: string, value: string): TokenRecord => ({ type: "token", id, kind: "color", name: id, order: "a0", value });
  const cssOn = (ground: string) => tokenCss([color("color-text", "#000000"), color("color-background", ground)]);
  for (const dark of ["#0b1620", "#000000ff", "#7a0019", "#0000ff"]) expect(cssOn(dark)).toContain(":root{color-scheme:dark;");
  for (const light of ["#ffffff", "#f3b562", "#8aa0b0"]) expect(cssOn(light)).not.toContain("color-scheme");
  expect(tokenCss([color("color-text", "#000000")])).toBe(":root{--color-text:#000000}");
});

test("what several kinds share stands once in a page, and in a page with any of them", () => {
  const times = (kinds: readonly string[], rule: string) => kindCss(kinds).split(`${rule}{`).length - 1;
  for (const [rule, kinds] of [
    [":where(.v-rating)", ["testimonials", "stars"]],
    [":where(.v-glyph)", ["button", "list"]],
  ] as const) {
    expect(kinds.map((kind) => times([kind], rule))).toEqual([1, 1]);
    expect([times(kinds, rule), times(BLOCK_KINDS, rule)]).toEqual([1, 1]);
  }
});
