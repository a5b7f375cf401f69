import { paragraphs, words } from "@vitrine/document";
import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const title = words("Try it");
const content = paragraphs("Ask.", "Get it back.");

test("the seal bears the number of days, with the terms beside it", () => {
  expect(renderKind("guarantee", { days: 7, title, content })).toBe(
    '<div class="v-guarantee"><div class="v-seal"><span>Guarantee</span><span class="v-days">7</span><span>days</span></div>' +
      '<div class="v-terms"><h2 class="v-title">Try it</h2><div><p>Ask.</p><p>Get it back.</p></div></div></div>',
  );
});

test.each([
  ["pt", "Garantia", "dia", "dias"],
  ["en", "Guarantee", "day", "days"],
  ["es", "Garantía", "día", "días"],
] as const)("one day is not several, in the language of the page (%s)", (language, guarantee, day, days) => {
  const seal = (count: number) => /v-seal">(.*?)<\/div>/.exec(renderKind("guarantee", { days: count }, { language }))?.[1];
  expect(seal(1)).toBe(`<span>${guarantee}</span><span class="v-days">1</span><span>${day}</span>`);
  expect(seal(365)).toBe(`<span>${guarantee}</span><span class="v-days">365</span><span>${days}</span>`);
});

test("a guarantee without a term bears a check, and no number", () => {
  const html = renderKind("guarantee", { days: 0 });
  expect(html).toMatch(/<div class="v-seal"><span>Guarantee<\/span><svg [^>]*aria-hidden="true"><path [^>]*><\/path><\/svg><\/div>/);
  expect(html).not.toContain("v-days");
});

test("the title is of the level that its owner chose", () => {
  expect(renderKind("guarantee", { title, level: "h3" })).toContain('<h3 class="v-title">Try it</h3>');
});

test("title and terms are typed in place", () => {
  const html = renderKind("guarantee", { title, content }, { isEdited: true });
  expect(html).toContain('<h2 class="v-title" data-edit="title">Try it</h2><div data-edit="content"><p>Ask.</p>');
});

test("markup in words is shown as words", () => {
  const hostile = "</h2><script>alert(1)</script>";
  expect(renderKind("guarantee", { title: words(hostile), content: paragraphs(hostile) })).not.toContain("<script");
});

test("a guarantee names the prop it refuses", () => {
  for (const days of [-1, 366, 1.5, Number.NaN, "7", null]) expect(refusedProps("guarantee", { days })).toEqual(["days"]);
  expect(refusedProps("guarantee", { title: "Try it" })).toEqual(["title"]);
  expect(refusedProps("guarantee", { content: [{ type: "table" }] })).toEqual(["content.0.type"]);
  expect(refusedProps("guarantee", { level: "h1" })).toEqual(["level"]);
  expect(refusedProps("guarantee", { seal: "/certified.png" })).toEqual(["seal"]);
});
