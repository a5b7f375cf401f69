import { expect, test } from "vitest";
import { PAYMENT_MARKS } from "../brand-marks/payment-marks.data.ts";
import { blockDefinition } from "../definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const one = (mark: string, own = {}) => [{ id: "a", mark, image: null, alt: "", ...own }];
const marks = (own = {}) => renderKind("payment-marks", { items: one("visa"), ...own });
const elo = { image: { imageId: "elo", width: 300, height: 200 }, alt: "Elo" };

test("a mark has its name, its brand's colour and a card of a fixed size", () => {
  expect(marks()).toBe(
    '<ul class="v-payment-marks v-pay-medium v-pay-brand v-pay-center" role="list" aria-label="Payment methods"><li>' +
      `<svg viewBox="0 0 24 24" width="48" height="48" role="img" aria-label="Visa"><path fill="#1A1F71" d="${PAYMENT_MARKS.visa.path}"></path></svg></li></ul>`,
  );
});

test("in one colour, all take the block's", () => {
  expect(marks({ look: "single", size: "large", align: "start" })).toMatch(
    /^<ul class="v-payment-marks v-pay-large" role.*<path fill="currentColor"/,
  );
});

test("names and emblems are sized to weigh the same", () => {
  const side = (mark: string) => /width="(\d+)"/.exec(marks({ items: one(mark) }))?.[1];
  expect(["visa", "mastercard", "pix", "boleto"].map(side)).toEqual(["48", "40", "28", "28"]);
});

test("every mark there is can be shown, each with another name", () => {
  const all = [...Object.keys(PAYMENT_MARKS), "boleto"];
  const html = marks({ items: all.map((mark, index) => ({ id: `p${index}`, mark, image: null, alt: "" })) });
  const names = [...html.matchAll(/<svg [^>]*role="img" aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(all.length);
});

test("any other is an image of the owner's, which waits its turn and never comes first", () => {
  const html = renderKind("payment-marks", { items: one("own", elo) }, { page: { isFirstImage: () => true } });
  expect(html).toMatch(/<li><img [^>]*src="\/i\/elo\.webp"[^>]* alt="Elo"/);
  expect(html).not.toContain('fetchPriority="high"');
});

test("a place without its image, or with one that is gone, shows in the editor alone", () => {
  const gone = one("own", { ...elo, image: { ...elo.image, imageId: "gone" } });
  for (const items of [one("own"), gone]) expect(marks({ items })).toMatch(/v-empty" role="list"[^>]*><li class="v-pay-no"><\/li><\/ul>$/);
  const isUnfinished = (items: object[]) =>
    blockDefinition("payment-marks")?.isUnfinished?.({ ...blockDefinition("payment-marks")?.seed("pt").props, items });
  expect([[], one("own"), one("own", elo), one("pix")].map(isUnfinished)).toEqual([true, true, false, false]);
});

test("marks, images and looks that do not exist are refused by name", () => {
  expect(refusedProps("payment-marks", { items: one("norton") })).toEqual(["items.0.mark"]);
  expect(refusedProps("payment-marks", { items: one("own", { image: "https://evil.example/x.svg" }) })).toEqual(["items.0.image"]);
  expect(refusedProps("payment-marks", { items: one("own", { alt: "a".repeat(301) }) })).toEqual(["items.0.alt"]);
  expect(refusedProps("payment-marks", { items: Array.from({ length: 31 }, () => one("visa")[0]) })).toEqual(["items"]);
  expect(refusedProps("payment-marks", { look: "neon", size: "huge", align: "left" })).toEqual(["look", "size", "align"]);
});
