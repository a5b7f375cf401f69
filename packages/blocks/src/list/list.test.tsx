import { words } from "@vitrine/document";
import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const items = [
  { id: "a", content: words("One") },
  { id: "b", content: words("Two") },
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
  expect(refusedProps("list", { items: [items[0], { id: "b" }] })).toEqual(["items.1.content"]);
  expect(refusedProps("list", { items: [{ ...items[0], id: "__proto__" }] })).toEqual(["items.0.id"]);
  expect(refusedProps("list", { items: Array.from({ length: 101 }, (_, index) => ({ id: `i${index}`, content: [] })) })).toEqual(["items"]);
  expect(refusedProps("list", { marker: "skull" })).toEqual(["marker"]);
});
