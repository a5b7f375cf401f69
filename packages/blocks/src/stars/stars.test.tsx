import { words } from "@vitrine/document";
import { expect, test } from "vitest";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const note = words("312 reviews");

test("a rating is one drawing with a name, its number beside it for those who see", () => {
  expect(renderKind("stars", { rating: 4.8, note })).toBe(
    '<div class="v-stars v-medium"><svg class="v-rating" viewBox="0 0 500 100" preserveAspectRatio="none" role="img" aria-label="4.8 out of 5 stars">' +
      '<rect width="480" height="100"></rect></svg><strong aria-hidden="true">4.8</strong><span>312 reviews</span></div>',
  );
});

test.each([
  ["pt", "4,8 de 5 estrelas"],
  ["en", "4.8 out of 5 stars"],
  ["es", "4,8 de 5 estrellas"],
] as const)("the number is written as the page's language does (%s)", (language, name) => {
  const html = renderKind("stars", { rating: 4.8 }, { language });
  expect(html).toContain(`aria-label="${name}"`);
  expect(html).toContain(`aria-hidden="true">${name.slice(0, 3)}</strong>`);
});

test("the number stays away where its owner does not want it", () => {
  expect(renderKind("stars", { rating: 4.8, hasNumber: false })).not.toContain("<strong");
});

test("whatever rating is taken is drawn as far as it goes, and shown as it was written", () => {
  for (let hundredths = 0; hundredths <= 500; hundredths++) {
    const rating = Number((hundredths / 100).toFixed(2));
    expect(refusedProps("stars", { rating })).toEqual([]);
    const html = renderKind("stars", { rating });
    expect(html).toContain(`<rect width="${hundredths}" height="100">`);
    expect(html).toContain(`aria-label="${rating} out of 5 stars"`);
  }
});

test("a rating that is finer than a hundredth is taken, and rounded where it is shown", () => {
  for (const rating of [4.567, 4.6 + 0.1 - 0.1, 14 / 3, Number.MIN_VALUE]) expect(refusedProps("stars", { rating })).toEqual([]);
  expect(renderKind("stars", { rating: 14 / 3 })).toMatch(/aria-label="4\.67 out of 5 stars"><rect width="467"/);
  expect(renderKind("stars", { rating: Number.MIN_VALUE })).toMatch(/aria-label="0 out of 5 stars"><rect width="0"/);
});

test("its size is a class, and the words are typed in place", () => {
  expect(renderKind("stars", { size: "large" })).toMatch(/^<div class="v-stars v-large">/);
  expect(renderKind("stars", { note }, { isEdited: true })).toContain('<span data-edit="note">312 reviews</span>');
  expect(renderKind("stars", { note: words("<script>") })).not.toContain("<script");
});

test("a new one asks for the owner's own rating", () => {
  for (const language of ["pt", "en", "es"] as const) {
    expect(BLOCK_DEFINITIONS.stars.messages[language].seed?.note).toMatch(/Troque|Put your own|Pon aquí/);
  }
});

test("stars name the prop they refuse", () => {
  for (const rating of [-0.1, 5.01, Number.NaN, Number.POSITIVE_INFINITY, "4.8", null]) {
    expect(refusedProps("stars", { rating })).toEqual(["rating"]);
  }
  expect(refusedProps("stars", { size: "huge" })).toEqual(["size"]);
  expect(refusedProps("stars", { note: "312" })).toEqual(["note"]);
  expect(refusedProps("stars", { count: 312 })).toEqual(["count"]);
});
