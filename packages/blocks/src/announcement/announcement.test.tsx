import { words } from "@vitrine/document";
import { expect, test } from "vitest";
import { blockDefinition } from "../definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const items = [
  { id: "a", title: words("Open until Friday"), description: words("Then it closes.") },
  { id: "b", title: words("Live on Thursday"), description: [] },
];

test("every variation is in the markup, with a named button to close it", () => {
  expect(renderKind("announcement", { items })).toBe(
    '<section class="v-announcement" aria-label="Floating notice" data-v="announcement" data-key="b1" data-duration="8" data-interval="12">' +
      '<div><div class="v-note-one"><p class="v-title">Open until Friday</p><p>Then it closes.</p></div>' +
      '<div class="v-note-one"><p class="v-title">Live on Thursday</p><p></p></div></div>' +
      '<button type="button" aria-label="Close notice">×</button></section>',
  );
});

test("what begins again says so to the script", () => {
  expect(renderKind("announcement", { items })).not.toContain("data-repeat");
  expect(renderKind("announcement", { items, isRepeated: true })).toContain('data-repeat=""');
});

test("each place has classes that the style sheet knows", () => {
  const { css = "" } = blockDefinition("announcement") ?? {};
  const classes = (position: string) => /class="v-announcement ?([^"]*)"/.exec(renderKind("announcement", { items, position }))?.[1];
  expect(["bottom-start", "bottom-end", "top-start", "top-end", "bottom", "top"].map(classes)).toEqual([
    "",
    "v-note-end",
    "v-note-top",
    "v-note-top v-note-end",
    "v-note-edge",
    "v-note-top v-note-edge",
  ]);
  for (const name of ["v-note-end", "v-note-top", "v-note-edge"]) expect(css).toContain(`:where(.${name})`);
});

test("a style that places its block start does not stretch it over the page", () => {
  // It has a place for its block end already: between both it would be as high as the screen.
  expect(blockDefinition("announcement")?.css).toMatch(/:where\(\.v-announcement\)\{[^}]*height:fit-content/);
});

test("one without words is unfinished, and its script never shows it", () => {
  const { isUnfinished } = blockDefinition("announcement") ?? {};
  const props = (some: object[]) => ({ ...blockDefinition("announcement")?.seed("en").props, items: some });
  const blank = { id: "a", title: words("  "), description: [{ type: "hardBreak" }] };
  expect([[], [blank], [blank, ...items.slice(1)]].map((some) => isUnfinished?.(props(some)))).toEqual([true, true, false]);
  expect(renderKind("announcement", { items: [] })).not.toContain("data-v");
  expect(renderKind("announcement", { items: [blank] })).not.toContain("data-v");
});

test("its words are typed in place", () => {
  const html = renderKind("announcement", { items }, { isEdited: true });
  expect(html).toContain('<p class="v-title" data-edit="items.0.title">Open until Friday</p>');
  expect(html).toContain('<p data-edit="items.1.description"></p>');
});

test("words are words, whatever they look like", () => {
  const hostile = [{ id: "a", title: words('"><script>alert(1)</script>'), description: words("<img onerror=alert(1)>") }];
  expect(renderKind("announcement", { items: hostile })).not.toMatch(/<(?:script|img)/);
});

test("an announcement names the prop it refuses", () => {
  expect(refusedProps("announcement", { duration: 2 })).toEqual(["duration"]);
  expect(refusedProps("announcement", { duration: 3.5 })).toEqual(["duration"]);
  expect(refusedProps("announcement", { interval: 0 })).toEqual(["interval"]);
  expect(refusedProps("announcement", { interval: 3_601 })).toEqual(["interval"]);
  expect(refusedProps("announcement", { position: "center" })).toEqual(["position"]);
  expect(refusedProps("announcement", { items: [{ ...items[0], title: "Open" }] })).toEqual(["items.0.title"]);
  expect(refusedProps("announcement", { items: [{ ...items[0], id: "__proto__" }] })).toEqual(["items.0.id"]);
  expect(refusedProps("announcement", { items: Array.from({ length: 21 }, (_, index) => ({ ...items[0], id: `i${index}` })) })).toEqual([
    "items",
  ]);
  expect(refusedProps("announcement", { buyers: ["Ana"] })).toEqual(["buyers"]);
});
