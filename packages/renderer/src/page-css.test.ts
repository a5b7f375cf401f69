import { BLOCK_KINDS } from "@vitrine/blocks";
import { expect, test } from "vitest";
import { kindCss } from "./page-css.ts";

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
