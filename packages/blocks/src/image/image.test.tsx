import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const image = { imageId: "cat", width: 1200, height: 800 };

test("an image keeps its place and waits until it is near", () => {
  expect(renderKind("image", { image, alt: "A cat" })).toBe(
    '<img class="v-image" loading="lazy" decoding="async" src="/i/cat.webp" width="1200" height="800" alt="A cat"/>',
  );
});

test("an image of the first screen does not wait, and the first of all comes before others", () => {
  const early = renderKind("image", { image }, { page: { isEarly: () => true, isFirstImage: () => true } });
  expect(early).not.toContain("lazy");
  expect(early).toContain('fetchPriority="high"');
  expect(renderKind("image", { image }, { page: { isEarly: () => true } })).not.toContain("fetchPriority");
});

test("the browser is given the widths there are", () => {
  const source = { src: "/c-800", srcSet: "/c-400 400w,/c-800 800w", sizes: "50vw", width: 1200, height: 800 };
  expect(renderKind("image", { image }, { page: { image: () => source } })).toContain(
    'srcSet="/c-400 400w,/c-800 800w" sizes="50vw" src="/c-800" width="1200" height="800"',
  );
});

test("an image may be a link, and then has a name", () => {
  expect(renderKind("image", { image, alt: "A cat", href: "/buy", newTab: true })).toMatch(
    /^<a class="v-image" href="\/buy" target="_blank" rel="noopener"><img [^>]*alt="A cat"\/><\/a>$/,
  );
  expect(renderKind("image", { image, href: "/buy" })).toMatch(/^<a class="v-image" href="\/buy" aria-label="Open link"><img [^>]*alt=""/);
});

test("without an image there is an empty place, which visitors do not see", () => {
  const empty = '<div class="v-image v-empty" aria-hidden="true"></div>';
  expect(renderKind("image", { alt: "A cat" })).toBe(empty);
  expect(renderKind("image", { image: { ...image, imageId: "gone" }, href: "/buy" })).toBe(empty);
});

test("an image names the prop it refuses", () => {
  expect(refusedProps("image", { image: { ...image, width: 0 } })).toEqual(["image.width"]);
  expect(refusedProps("image", { image: { ...image, imageId: "../etc" } })).toEqual(["image.imageId"]);
  expect(refusedProps("image", { href: "data:text/html,x" })).toEqual(["href"]);
  expect(refusedProps("image", { alt: "x".repeat(301) })).toEqual(["alt"]);
});
