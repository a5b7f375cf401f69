import { words } from "@vitrine/document";
import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const items = [
  { id: "a", content: words("One"), icon: null },
  { id: "b", content: words("Two"), icon: null },
];

test("numbers make an ordered list, everything else an unordered one", () => {
  expect(renderKind("list", { items, marker: "number" })).toBe('<ol class="v-list v-mark-number"><li>One</li><li>Two</li></ol>');
  expect(renderKind("list", { items, marker: "disc" })).toMatch(/^<ul class="v-list v-mark-disc"><li>/);
});

test("a list without the browser's markers is still called a list", () => {
  for (const marker of ["check", "arrow", "none"]) expect(renderKind("list", { items, marker })).toContain('role="list"');
});

test("each item is typed in place", () => {
  expect(renderKind("list", { items }, { isEdited: true })).toContain('<li data-edit="items.1.content">Two</li>');
});

test("a list names the item it refuses", () => {
  expect(refusedProps("list", { items: [items[0], { id: "b", icon: null }] })).toEqual(["items.1.content"]);
  expect(refusedProps("list", { items: [{ ...items[0], id: "__proto__" }] })).toEqual(["items.0.id"]);
  expect(
    refusedProps("list", { items: Array.from({ length: 101 }, (_, index) => ({ id: `i${index}`, content: [], icon: null })) }),
  ).toEqual(["items"]);
  expect(refusedProps("list", { marker: "skull" })).toEqual(["marker"]);
});

const DOT = { name: "dot", shapes: [{ tag: "circle", cx: 12, cy: 12, r: 4, fill: "currentColor" }] };
const ARROW = { name: "arrow", shapes: [{ tag: "line", x1: 2, y1: 12, x2: 22, y2: 12 }] };
const drawn = (html: string) =>
  [...html.matchAll(/<li([^>]*)>(?:<svg.*?<(circle|line).*?<\/svg>)?(.*?)<\/li>/g)].map((found) => found.slice(1));

test("an icon is the marker of every item, and one of an item's own comes before it", () => {
  const html = renderKind("list", { items: [items[0], { ...items[1], icon: DOT }], marker: "icon", icon: ARROW } as never);
  expect(html).toMatch(/^<ul class="v-list v-mark-icon" role="list">/);
  expect(drawn(html)).toEqual([
    [' class="v-li-own"', "line", "<span>One</span>"],
    [' class="v-li-own"', "circle", "<span>Two</span>"],
  ]);
});

test("an item's own icon takes the place of any marker, and the list's own only of its icons", () => {
  const html = renderKind("list", { items: [items[0], { ...items[1], icon: DOT }], marker: "number", icon: ARROW } as never);
  expect(drawn(html)).toEqual([
    ["", undefined, "One"],
    [' class="v-li-own"', "circle", "<span>Two</span>"],
  ]);
});

test("beside an icon the words alone are typed in, and icons say nothing", () => {
  const html = renderKind("list", { items: [{ ...items[0], icon: DOT }] } as never, { isEdited: true });
  expect(html).toContain('<span data-edit="items.0.content">One</span>');
  expect(html).toContain('aria-hidden="true"');
});

test("markers are in the colour of buttons, or of the text", () => {
  expect(renderKind("list", { items, marker: "check" })).not.toContain("v-list-text");
  expect(renderKind("list", { items, marker: "check", markerColor: "text" })).toContain('class="v-list v-mark-check v-list-text"');
});

test("a list names the drawing it refuses", () => {
  expect(refusedProps("list", { icon: { name: "x", shapes: [] } })).toEqual(["icon.shapes"]);
  expect(refusedProps("list", { items: [{ ...items[0], icon: "star" }] })).toEqual(["items.0.icon"]);
  expect(refusedProps("list", { markerColor: "url(x)" })).toEqual(["markerColor"]);
});
