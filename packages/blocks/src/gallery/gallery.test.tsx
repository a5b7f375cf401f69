import { type BlockRecord, words } from "@vitrine/document";
import { expect, test } from "vitest";
import { isBehaving, isUnfinished } from "../definitions.ts";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const image = { imageId: "cat", width: 1200, height: 800 };
const item = (id: string, own: object = {}) => ({ id, image: { ...image, imageId: id }, alt: `The ${id}`, caption: [], ...own });
const items = ["a", "b", "c", "d"].map((id) => item(id));

const classOf = (props: object) => /class="([^"]*)"/.exec(renderKind("gallery", { items, ...props }))?.[1];

test("each image is a list's item, and a named link to its file", () => {
  const html = renderKind("gallery", { items: [item("a", { caption: words("Ours") })] });
  expect(html).toBe(
    '<div class="v-gallery v-g-3 v-g-4x3" data-v="gallery" data-label="Enlarged image" data-close="Close" data-previous="Previous image" data-next="Next image">' +
      '<ul role="list"><li><figure><a href="/i/a.webp" aria-label="Enlarge image: The a">' +
      '<img loading="lazy" decoding="async" src="/i/a.webp" width="1200" height="800" alt="The a"/></a><figcaption>Ours</figcaption></figure></li></ul></div>',
  );
});

test("a link around what is called decoration has a name all the same", () => {
  expect(renderKind("gallery", { items: [item("a"), item("b", { alt: "" })] })).toContain('aria-label="Enlarge image 2"');
});

test("images that do not enlarge are no links, and need nothing of a script", () => {
  expect(renderKind("gallery", { items, canEnlarge: false })).not.toMatch(/<a |data-/);
  const { seed } = BLOCK_DEFINITIONS.gallery;
  const block = (canEnlarge: boolean): BlockRecord => ({
    ...{ type: "block", id: "g", kind: "gallery", version: 1, parentId: "s", slot: "content", order: "a0", styles: {} },
    props: { ...seed("en").props, items, canEnlarge },
  });
  expect([isBehaving(block(true)), isBehaving(block(false))]).toEqual([true, false]);
});

test("each arrangement, shape and gap has a class that the style sheet knows", () => {
  const looks = [
    { columns: 2, shape: "1:1" },
    { columns: 4, shape: "16:9", gap: "none" },
    { columns: 5, gap: "large" },
    { layout: "rows" },
    { layout: "masonry" },
  ].map((props) => classOf(props)?.split(" ") ?? []);
  expect(looks.map((look) => look.slice(1).join(" "))).toEqual([
    "v-g-2 v-g-1x1",
    "v-g-4 v-g-16x9 v-g-none",
    "v-g-5 v-g-4x3 v-g-large",
    "v-g-rows",
    "v-g-3 v-g-masonry",
  ]);
  for (const name of new Set(looks.flat())) if (name !== "v-g-3") expect(BLOCK_DEFINITIONS.gallery.css).toContain(`.${name}`);
});

test("a shape is for a grid alone", () => {
  expect(classOf({ shape: "natural" })).toBe("v-gallery v-g-3");
  expect(classOf({ shape: "1:1", layout: "masonry" })).not.toContain("1x1");
});

test("of a gallery on the first screen the first row does not wait, and its first image comes before all others", () => {
  const html = renderKind("gallery", { items }, { page: { isEarly: () => true, isFirstImage: () => true } });
  const images = html.match(/<img [^>]*>/g) ?? [];
  expect(images.map((each) => each.includes('loading="lazy"'))).toEqual([false, false, false, true]);
  expect(images.map((each) => each.includes('fetchPriority="high"'))).toEqual([true, false, false, false]);
});

test("an image in a row says how wide it gets there", () => {
  const page = { image: () => ({ src: "/c-800", srcSet: "/c-400 400w,/c-800 800w", sizes: "50vw", width: 1200, height: 800 }) };
  expect(renderKind("gallery", { items, layout: "rows" }, { page })).toContain('sizes="min(100vw,540px)"');
  expect(renderKind("gallery", { items }, { page })).toContain('sizes="50vw"');
});

test("in columns an image is a part of the gallery's width, a larger one on narrow screens", () => {
  const { columnsAt, seed } = BLOCK_DEFINITIONS.gallery;
  const abreast = (props: object) => {
    const block = { props: { ...seed("en").props, ...props } } as unknown as Parameters<NonNullable<typeof columnsAt>>[0];
    return (["base", "tablet", "mobile"] as const).map((at) => columnsAt?.(block, 0, at));
  };
  expect([2, 3, 4, 5].map((columns) => abreast({ columns }))).toEqual([
    [2, 2, 1],
    [3, 3, 2],
    [4, 3, 2],
    [5, 3, 2],
  ]);
  expect(abreast({ layout: "rows" })).toEqual([1, 1, 1]);
});

test("an image that is not there has a place that visitors do not see, and its words are typed in it", () => {
  const html = renderKind("gallery", { items: [item("a"), item("b", { image: null }), item("gone")] }, { isEdited: true });
  expect(html.match(/<li class="v-g-no"><figure><div><\/div>/g)).toHaveLength(2);
  expect(html).toContain('<figcaption data-edit="items.1.caption">');
  expect(BLOCK_DEFINITIONS.gallery.css).toContain(".v-gallery:not([data-block]) .v-g-no");
});

test("a gallery is unfinished until it has an image, and is then not to be seen", () => {
  const { props, ...seed } = BLOCK_DEFINITIONS.gallery.seed("pt");
  const record = { type: "block", id: "g", kind: "gallery", version: 1, parentId: "s", slot: "content", order: "a0", styles: {} } as const;
  expect([props, { ...props, items }, { ...props, items: [] }].map((each) => isUnfinished({ ...record, ...seed, props: each }))).toEqual([
    true,
    false,
    true,
  ]);
  expect(renderKind("gallery")).toMatch(/^<div class="v-gallery v-g-3 v-g-4x3 v-empty"><ul/);
  expect(renderKind("gallery", { items: [item("gone")] })).toMatch(/ v-empty"><ul/);
});

test("captions are as large as the block's own style says", () => {
  expect(BLOCK_DEFINITIONS.gallery.css).toMatch(/^:where\([^)]*\)\{[^}]*font-size:/);
  expect(BLOCK_DEFINITIONS.gallery.css).not.toMatch(/figcaption\)\{[^}]*font/);
});

test("hostile words stay words", () => {
  const html = renderKind("gallery", { items: [item("a", { alt: '"><script>', caption: words("</figcaption><script>") })] });
  expect(html).not.toContain("<script>");
});

test("a gallery names the place of what it refuses", () => {
  expect(refusedProps("gallery", { columns: 1 })).toEqual(["columns"]);
  expect(refusedProps("gallery", { columns: 2.5 })).toEqual(["columns"]);
  expect(refusedProps("gallery", { layout: "carousel", shape: "2:1", gap: "huge" })).toEqual(["layout", "shape", "gap"]);
  expect(refusedProps("gallery", { items: [item("a", { image: { ...image, imageId: "../etc" } })] })).toEqual(["items.0.image.imageId"]);
  expect(refusedProps("gallery", { items: [item("a"), item("b", { alt: "x".repeat(301) })] })).toEqual(["items.1.alt"]);
  const many = (count: number) => Array.from({ length: count }, (_, index) => item(`i${index}`));
  expect([refusedProps("gallery", { items: many(60) }), refusedProps("gallery", { items: many(61) })]).toEqual([[], ["items"]]);
});
