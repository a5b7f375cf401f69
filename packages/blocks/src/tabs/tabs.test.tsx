import { expect, test } from "vitest";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { BLOCK_KINDS } from "../registry/kinds.ts";
import { mayNest } from "../testing/may-nest.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

test("tabs are panels one after another, and an empty row for their titles", () => {
  expect(renderKind("tabs", { look: "pills", align: "center" })).toBe(
    '<div class="v-tabs v-tabs-pills v-tabs-center" data-v="tabs"><div class="v-tablist"></div>[tabs]</div>',
  );
});

test("tabs start as three, each with words of its own, and hold twelve at most", () => {
  for (const language of ["pt", "en", "es"] as const) {
    const { tabs = [] } = BLOCK_DEFINITIONS.tabs.seed(language).slots ?? {};
    expect(tabs.map(({ kind, slots }) => [kind, slots?.content?.map((inside) => inside.kind)])).toEqual(Array(3).fill(["tab", ["text"]]));
    expect(new Set(tabs.map(({ props }) => JSON.stringify(props.title))).size).toBe(3);
  }
  expect(BLOCK_DEFINITIONS.tabs.slots.tabs?.max).toBe(12);
});

test("tabs hold tabs and nothing else, and a tab stands nowhere else", () => {
  expect(BLOCK_KINDS.filter((kind) => mayNest("tabs", kind))).toEqual(["tab"]);
  expect(mayNest("tab")).toBe(false);
  expect(mayNest("container", "tab")).toBe(false);
  expect(mayNest("tabs", "tab", "tab")).toBe(false);
  expect(mayNest("tabs", "tab", "container", "tab")).toBe(false);
});

test("there are no tabs inside tabs, however deep", () => {
  expect(mayNest("tabs", "tab", "tabs")).toBe(false);
  expect(mayNest("tabs", "tab", "columns", "container", "tabs")).toBe(false);
  expect(mayNest("container", "tabs")).toBe(true);
});

test("tabs name the prop they refuse", () => {
  expect(refusedProps("tabs", { look: "boxes" })).toEqual(["look"]);
  expect(refusedProps("tabs", { align: "left" })).toEqual(["align"]);
  expect(refusedProps("tabs", { open: 1 })).toEqual(["open"]);
});
