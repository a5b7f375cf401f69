import { expect, test } from "vitest";
import { pageWithNew } from "../testing/page-with-new.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

test("an anchor is a place, and nothing to be read", () => {
  expect(renderKind("anchor")).toBe('<div class="v-anchor"></div>');
});

test.each([
  ["pt", "parte-1"],
  ["en", "part-1"],
  ["es", "parte-1"],
] as const)("a new one has a name for links to lead to (%s)", (language, name) => {
  const anchors = [...pageWithNew("anchor", language).records()].flatMap((record) =>
    record.type === "block" && record.kind === "anchor" ? [record.anchor] : [],
  );
  expect(anchors).toEqual([name]);
});

test("an anchor has no props", () => {
  expect(refusedProps("anchor", { name: "plans" })).toEqual(["name"]);
});
