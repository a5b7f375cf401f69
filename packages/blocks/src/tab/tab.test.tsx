import { BREAKPOINTS, type InlineText, words } from "@vitrine/document";
import { expect, test } from "vitest";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { mayNest } from "../testing/may-nest.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

test("a tab is its title, as a heading, and what it holds", () => {
  expect(renderKind("tab", { title: words("Plans") })).toBe(
    '<div class="v-tab"><h3 class="v-tab-title">Plans</h3><div class="v-tab-panel">[content]</div></div>',
  );
});

test("its title is typed in place", () => {
  expect(renderKind("tab", {}, { isEdited: true })).toContain('data-edit="title"');
});

test("its title becomes a switch, so its words carry no link, and markup in them is words", () => {
  const title: InlineText = [{ type: "text", text: "<b>Plans", marks: [{ type: "link", attrs: { href: "/x" } }, { type: "bold" }] }];
  expect(renderKind("tab", { title })).toContain('<h3 class="v-tab-title"><strong>&lt;b&gt;Plans</strong></h3>');
});

test("it says where it is hidden, so that the first to be seen is shown before the script runs", () => {
  const html = renderKind("tab", {}, { hiddenAt: ["base", "mobile"] });
  expect(html).toContain('class="v-tab v-tab-off-base v-tab-off-mobile"');
  for (const at of BREAKPOINTS) expect(BLOCK_DEFINITIONS.tab.css).toContain(`.v-tab-off-${at}`);
});

test("it holds what a box holds", () => {
  expect(BLOCK_DEFINITIONS.tab.slots.content?.accepts).toEqual(BLOCK_DEFINITIONS.container.slots.content?.accepts);
  expect([mayNest("tabs", "tab", "form"), mayNest("tabs", "tab", "container", "columns"), mayNest("form", "tabs", "tab", "field")]).toEqual(
    [true, true, true],
  );
});

test("it is unfinished while its title says nothing", () => {
  const isUnfinished = (text: string) => BLOCK_DEFINITIONS.tab.isUnfinished?.({ title: words(text) });
  expect(["", "  ", "Plans"].map(isUnfinished)).toEqual([true, true, false]);
});

test("it refuses a title that is no words", () => {
  expect(refusedProps("tab", { title: "Plans" })).toEqual(["title"]);
  expect(
    refusedProps("tab", { title: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] }] }),
  ).toEqual(["title.0.marks.0.attrs.href"]);
});
