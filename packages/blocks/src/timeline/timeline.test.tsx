import { paragraphs, words } from "@vitrine/document";
import { expect, test } from "vitest";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const items = [
  { id: "a", label: words("May"), title: words("Open"), content: paragraphs("Doors at 8.", "Bring a friend.") },
  { id: "b", label: [], title: words("Close"), content: [] },
];

test("steps are a list in order, and still called one without the browser's markers", () => {
  expect(renderKind("timeline", { items })).toBe(
    '<ol class="v-timeline v-steps v-steps-number v-runs-vertical" role="list">' +
      '<li><p class="v-when">May</p><p class="v-title">Open</p><div class="v-more"><p>Doors at 8.</p><p>Bring a friend.</p></div></li>' +
      '<li><p class="v-when"></p><p class="v-title">Close</p><div class="v-more"></div></li></ol>',
  );
});

test("its owner says what marks a step, and how the steps run on a wide screen", () => {
  for (const mark of ["number", "dot", "check", "none"]) expect(renderKind("timeline", { mark })).toContain(`v-steps-${mark} `);
  expect(renderKind("timeline", { mark: "none" })).not.toContain("v-steps ");
  expect(renderKind("timeline", { direction: "horizontal" })).toContain(' v-runs-horizontal"');
});

test("each part of a step is typed in place", () => {
  const html = renderKind("timeline", { items }, { isEdited: true });
  for (const part of ["label", "title", "content"]) expect(html).toContain(`data-edit="items.1.${part}"`);
});

test("lines lie flat only where two steps have room side by side, however wide the window is", () => {
  const { css } = BLOCK_DEFINITIONS.timeline;
  const [upright = "", flat = ""] = css.split("@container (width>359px)");
  expect(flat).toMatch(/v-runs-horizontal>li\)::after\{[^}]*border-width:1px 0/);
  expect(upright).not.toContain("border-width:1px 0");
  expect(upright).toMatch(/:where\(\.v-runs-horizontal\)\{container-type:inline-size/);
});

test("words stay words", () => {
  expect(renderKind("timeline", { items: [{ ...items[0], title: words("<img src=x onerror=alert(1)>") }] })).toContain("&lt;img src=x");
});

test("a timeline without a step is not finished", () => {
  const isUnfinished = (props: object) => BLOCK_DEFINITIONS.timeline.isUnfinished?.(props);
  expect([isUnfinished({ items: [] }), isUnfinished({ items })]).toEqual([true, false]);
  expect(renderKind("timeline", { items: [] })).toMatch(/^<ol [^>]*><\/ol>$/);
});

test("a timeline names the place of what it refuses", () => {
  expect(refusedProps("timeline", { items: [{ ...items[0], content: "Doors at 8." }] })).toEqual(["items.0.content"]);
  expect(refusedProps("timeline", { items: [items[0], { id: "b", title: [], content: [] }] })).toEqual(["items.1.label"]);
  expect(refusedProps("timeline", { items: Array.from({ length: 41 }, (_, index) => ({ ...items[0], id: `i${index}` })) })).toEqual([
    "items",
  ]);
  expect(refusedProps("timeline", { mark: "skull", direction: "up" })).toEqual(["mark", "direction"]);
  const title = [{ type: "text", text: "Open", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] }];
  expect(refusedProps("timeline", { items: [{ ...items[0], title }] })).toEqual(["items.0.title.0.marks.0.attrs.href"]);
});
