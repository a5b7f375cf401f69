import { words } from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const picture = { imageId: "rosto", width: 900, height: 1200 };
const first = { id: "a", quote: words("It works."), name: words("A customer"), role: words("Recife"), picture: null, stars: "none" };
const second = { ...first, id: "b", quote: words("It does."), stars: "4.5" };
const items = [first, second];

test("what somebody said is a quotation with who said it", () => {
  expect(renderKind("testimonials", { items: [first], hasPictures: false })).toBe(
    '<div class="v-testimonials v-cards v-of-3"><figure class="v-said"><div class="v-mark" aria-hidden="true">“</div><blockquote>It works.</blockquote>' +
      '<figcaption><span class="v-by"><strong>A customer</strong><small>Recife</small></span></figcaption></figure></div>',
  );
});

test("cards stand side by side up to a number, quotations below each other", () => {
  expect(renderKind("testimonials", { items, columns: "2" })).toMatch(/^<div class="v-testimonials v-cards v-of-2">/);
  expect(renderKind("testimonials", { items, layout: "quotes", columns: "2" })).toMatch(/^<div class="v-testimonials v-quotes">/);
});

test.each([
  ["pt", "4,5 de 5 estrelas"],
  ["en", "4.5 out of 5 stars"],
  ["es", "4,5 de 5 estrellas"],
] as const)("stars are read out in the language of the page (%s)", (language, name) => {
  const html = renderKind("testimonials", { items: [second] }, { language });
  expect(html).toContain(`role="img" aria-label="${name}"><rect width="450" height="100">`);
  expect(html).not.toContain("v-mark");
});

describe("who speaks", () => {
  test("has a picture that is no larger than it is drawn, and waits until it is near", () => {
    const source = { src: "/f-320", srcSet: "/f-320 320w,/f-900 900w", sizes: "100vw", width: 900, height: 1200 };
    const html = renderKind(
      "testimonials",
      { items: [{ ...first, picture }] },
      { page: { image: () => source, isFirstImage: () => true } },
    );
    expect(html).toContain(
      '<img loading="lazy" decoding="async" src="/f-320" srcSet="/f-320 320w,/f-900 900w" sizes="48px" width="900" height="1200" alt=""/>',
    );
    expect(html).not.toContain("fetchPriority");
  });

  test("has their initials where there is no picture, or none any more", () => {
    const gone = { ...picture, imageId: "gone" };
    const shown = (item: object) =>
      /<span class="v-letters" aria-hidden="true">(.*?)<\/span>/.exec(renderKind("testimonials", { items: [{ ...first, ...item }] }))?.[1];
    expect(shown({})).toBe("AC");
    expect(shown({ picture: gone, name: words("ângela") })).toBe("Â");
    expect(shown({ name: words("Dra. Zoé (Aluna) de Sá") })).toBe("DS");
    expect(shown({ name: words("“José” 42") })).toBe("J");
    expect(shown({ name: words("Maria 🦜") })).toBe("M");
    expect(shown({ name: words("42") })).toBe(undefined);
    expect(shown({ name: [] })).toBe(undefined);
  });

  test("has neither where the owner wants none", () => {
    const html = renderKind("testimonials", { items: [{ ...first, picture }], hasPictures: false });
    expect(html).not.toMatch(/<img|v-letters/);
  });
});

test("words, name and role are typed in place", () => {
  const html = renderKind("testimonials", { items }, { isEdited: true });
  for (const prop of ["quote", "name", "role"]) expect(html).toContain(`data-edit="items.1.${prop}"`);
});

test("what has no words stays out of visitors' sight, and its owner is told", () => {
  const { isUnfinished, seed } = BLOCK_DEFINITIONS.testimonials;
  const silent = { ...first, id: "c", quote: words("  ") };
  const props = (change: object) => ({ ...seed("en").props, ...change });
  expect(renderKind("testimonials", { items: [first, silent] })).toMatch(
    /v-of-3"><figure class="v-said">.*<figure class="v-said v-empty">/,
  );
  expect(renderKind("testimonials", { items: [silent] })).toMatch(/^<div class="v-testimonials v-cards v-of-3 v-empty">/);
  expect(renderKind("testimonials", { items: [] })).toBe('<div class="v-testimonials v-cards v-of-3 v-empty"></div>');
  expect(isUnfinished?.(props({ items: [first, silent] }))).toBe(true);
  expect(isUnfinished?.(props({ items: [] }))).toBe(true);
  expect(isUnfinished?.(props({ items }))).toBe(false);
});

test("markup in words is shown as words", () => {
  const hostile = words("</figure><script>alert(1)</script>");
  const html = renderKind("testimonials", { items: [{ ...first, quote: hostile, name: hostile, role: hostile }] });
  expect(html).not.toContain("<script");
  expect(html.match(/<\/figure>/g)).toHaveLength(1);
});

test("a testimonial names the place of what it refuses", () => {
  expect(refusedProps("testimonials", { items: [{ ...first, stars: "6" }] })).toEqual(["items.0.stars"]);
  expect(refusedProps("testimonials", { items: [{ ...first, stars: 5 }] })).toEqual(["items.0.stars"]);
  expect(refusedProps("testimonials", { items: [first, { ...second, quote: "It works." }] })).toEqual(["items.1.quote"]);
  expect(refusedProps("testimonials", { items: [{ ...first, picture: { ...picture, imageId: "//evil" } }] })).toEqual([
    "items.0.picture.imageId",
  ]);
  const unsafe = [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] }];
  expect(refusedProps("testimonials", { items: [{ ...first, name: unsafe }] })).toEqual(["items.0.name.0.marks.0.attrs.href"]);
  expect(refusedProps("testimonials", { items: Array.from({ length: 61 }, (_, index) => ({ ...first, id: `i${index}` })) })).toEqual([
    "items",
  ]);
  expect(refusedProps("testimonials", { columns: "4" })).toEqual(["columns"]);
  expect(refusedProps("testimonials", { columns: 3 })).toEqual(["columns"]);
  expect(refusedProps("testimonials", { layout: "wall" })).toEqual(["layout"]);
  expect(refusedProps("testimonials", { certified: true })).toEqual(["certified"]);
});
