import type { Breakpoint } from "@vitrine/document";
import { expect, test } from "vitest";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { BLOCK_KINDS } from "../registry/kinds.ts";
import { mayNest } from "../testing/may-nest.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";
import { slidesAt } from "./slides-at.ts";

test("a carousel is a named part of the page with what scrolls in it, and buttons with names", () => {
  const html = renderKind("carousel", { label: "Rooms", perView: 2, isPeeking: false }, { language: "en" });
  expect(html).toMatch(/^<section class="v-carousel v-slides-2" aria-roledescription="Carousel" aria-label="Rooms" data-v="carousel"/);
  expect(html).toContain('<div class="v-slides">[slides]</div>');
  expect([...html.matchAll(/<button type="button" class="v-\w+" aria-label="([^"]+)">/g)].map(([, name]) => name)).toEqual([
    "Previous slide",
    "Next slide",
  ]);
});

test("one without a name is called what it is, in the page's language", () => {
  expect(renderKind("carousel", { label: "  " }, { language: "pt" })).toContain('aria-label="Carrossel"');
});

test("what its owner leaves out is not there", () => {
  const html = renderKind("carousel", { hasArrows: false, hasDots: false });
  expect(html).not.toMatch(/<button|v-slide-bar|data-seconds/);
  expect(renderKind("carousel", { hasArrows: false })).toContain('<div class="v-slide-dots"></div>');
});

test("one that moves by itself can be stopped, and says so", () => {
  const html = renderKind("carousel", { isAutomatic: true, seconds: 5, hasArrows: false, hasDots: false });
  expect(html).toContain('data-seconds="5" data-pause="Stop changing by itself" data-play="Change by itself"');
  expect(html).toContain('<button type="button" class="v-pause" aria-label="Stop changing by itself">');
});

test("each number of slides has a class that the style sheet knows", () => {
  for (const perView of [2, 3, 4]) {
    expect(renderKind("carousel", { perView })).toContain(`class="v-carousel v-slides-${perView} v-slides-peek"`);
    expect(BLOCK_DEFINITIONS.carousel.css).toContain(`:where(.v-slides-${perView}){--v-n:${perView}}`);
  }
});

test("images in it are fetched as wide as a slide is", () => {
  const widths = (perView: number) =>
    (["base", "tablet", "mobile"] as const satisfies readonly Breakpoint[]).map((at) =>
      slidesAt(
        {
          type: "block",
          id: "c",
          kind: "carousel",
          version: 1,
          parentId: "s",
          slot: "content",
          order: "a0",
          props: { perView },
          styles: {},
        },
        9,
        at,
      ),
    );
  expect([1, 2, 3, 4].map(widths)).toEqual([
    [1, 1, 1],
    [2, 2, 1],
    [3, 2, 1],
    [4, 2, 1],
  ]);
});

test("a carousel holds slides and nothing else, and starts with four", () => {
  expect(BLOCK_KINDS.filter((kind) => mayNest("carousel", kind))).toEqual(["slide"]);
  expect(BLOCK_DEFINITIONS.carousel.seed("pt").slots?.slides?.map(({ kind }) => kind)).toEqual(Array(4).fill("slide"));
});

test("there is no carousel in a carousel or in tabs, and there are no tabs in a carousel, however deep", () => {
  for (const way of [
    ["carousel", "slide"],
    ["carousel", "slide", "container"],
  ] as const) {
    expect(mayNest(...way, "carousel")).toBe(false);
    expect(mayNest(...way, "tabs")).toBe(false);
  }
  expect(mayNest("tabs", "tab", "carousel")).toBe(false);
  expect(mayNest("tabs", "tab", "columns", "container", "carousel")).toBe(false);
  expect(mayNest("columns", "container", "carousel")).toBe(true);
});

test("a carousel names the prop it refuses", () => {
  expect(refusedProps("carousel", { label: "x".repeat(121) })).toEqual(["label"]);
  for (const perView of [0, 5, 1.5, "2"]) expect(refusedProps("carousel", { perView })).toEqual(["perView"]);
  for (const seconds of [2, 21, Number.NaN]) expect(refusedProps("carousel", { seconds })).toEqual(["seconds"]);
  expect(refusedProps("carousel", { isAutomatic: "yes" })).toEqual(["isAutomatic"]);
});

test("its name cannot leave its attribute", () => {
  expect(renderKind("carousel", { label: '"><script>' })).toContain('aria-label="&quot;&gt;&lt;script&gt;"');
});
