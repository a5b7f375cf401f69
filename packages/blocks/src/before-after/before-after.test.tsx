import { words } from "@vitrine/document";
import { expect, test } from "vitest";
import { isUnfinished } from "../definitions.ts";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const image = (imageId: string, width = 1200, height = 800) => ({ imageId, width, height });
const none = { before: null, after: null };
const both = { before: image("old"), beforeAlt: "A bare wall", after: image("new"), afterAlt: "A green wall" };

test("both images are there with their words and names, and a slider that says what it is", () => {
  expect(renderKind("before-after", both)).toBe(
    '<div class="v-before-after v-ba" data-v="before-after">' +
      '<figure class="v-ba-1"><img loading="lazy" decoding="async" src="/i/old.webp" width="1200" height="800" alt="A bare wall"/><figcaption>Before</figcaption></figure>' +
      '<figure><img loading="lazy" decoding="async" src="/i/new.webp" width="1200" height="800" alt="A green wall"/><figcaption>After</figcaption></figure>' +
      '<input type="range" step="any" autoComplete="off" aria-label="Compare the two images" aria-valuetext="50% Before" value="50"/><i></i></div>',
  );
});

test("it starts where its owner wants it, with a class that the style sheet knows", () => {
  for (const start of ["25", "75"]) {
    const html = renderKind("before-after", { ...both, start }, { language: "es" });
    expect(html).toContain(`class="v-before-after v-ba v-ba-${start}"`);
    expect(html).toContain(`aria-valuetext="${start}% Antes" value="${start}"`);
    expect(BLOCK_DEFINITIONS["before-after"].css).toContain(`.v-ba-${start}){--v-at:${start}%}`);
  }
});

test("what stands upright does not fill the width of a screen", () => {
  expect(renderKind("before-after", { ...both, after: image("new", 800, 1200) })).toContain('class="v-before-after v-ba v-ba-tall"');
});

test("of two images on the first screen one comes before all others", () => {
  const html = renderKind("before-after", both, { page: { isEarly: () => true, isFirstImage: () => true } });
  expect(html).not.toContain("lazy");
  expect(html.match(/<img [^>]*fetchPriority="high"/g)).toHaveLength(1);
});

test("a name lies over the slider, so it carries no link, and is typed in place", () => {
  const beforeLabel = [{ type: "text", text: "1999", marks: [{ type: "link", attrs: { href: "/x" } }] }];
  const html = renderKind("before-after", { ...both, beforeLabel }, { isEdited: true });
  expect(html).toContain('<figcaption data-edit="beforeLabel">1999</figcaption>');
  expect(html).toContain('<figcaption data-edit="afterLabel">After</figcaption>');
  expect(renderKind("before-after", { ...both, beforeLabel: [] })).toContain('aria-valuetext="50%"');
});

test("with less than two images it is unfinished, and visitors do not see it", () => {
  const { props } = BLOCK_DEFINITIONS["before-after"].seed("pt");
  const record = {
    type: "block",
    id: "b",
    kind: "before-after",
    version: 1,
    parentId: "s",
    slot: "content",
    order: "a0",
    styles: {},
  } as const;
  const states = [none, { ...both, after: null }, { ...both, before: null }, both].map((own) =>
    isUnfinished({ ...record, props: { ...props, ...own } }),
  );
  expect(states).toEqual([true, true, true, false]);
  for (const own of [none, { ...both, after: null }, { ...both, after: image("gone") }]) {
    const html = renderKind("before-after", own);
    expect(html).toContain(" v-empty");
    expect(html).not.toContain("data-v");
  }
  expect(BLOCK_DEFINITIONS["before-after"].css).toContain(".v-ba.v-empty:not([data-block])");
});

test("names are as large as the block's own style says", () => {
  expect(BLOCK_DEFINITIONS["before-after"].css).toMatch(/^:where\([^)]*\)\{[^}]*font-size:/);
  expect(BLOCK_DEFINITIONS["before-after"].css).not.toMatch(/figcaption\)\{[^}]*font/);
});

test("hostile words stay words", () => {
  const html = renderKind("before-after", { ...both, beforeAlt: '"><script>', beforeLabel: words('"><script>') });
  expect(html).not.toContain("<script>");
});

test("before and after name the prop they refuse", () => {
  expect(refusedProps("before-after", { start: "50%" })).toEqual(["start"]);
  expect(refusedProps("before-after", { before: image("../etc"), after: image("new", 0) })).toEqual(["before.imageId", "after.width"]);
  expect(refusedProps("before-after", { beforeAlt: "x".repeat(301), afterAlt: "x".repeat(300) })).toEqual(["beforeAlt"]);
  expect(refusedProps("before-after", { afterLabel: "After" })).toEqual(["afterLabel"]);
});
