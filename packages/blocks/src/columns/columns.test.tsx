import type { Styles } from "@vitrine/document";
import { expect, test } from "vitest";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const count = (value: number) => ({ normal: { gridColumns: { type: "number", value } as const } });
const classOf = (stackAt: string, styles: Styles = {}) => /class="([^"]*)"/.exec(renderKind("columns", { stackAt }, { styles }))?.[1];

test("columns stack from the breakpoint their owner chose, or never", () => {
  expect(classOf("tablet")).toBe("v-columns v-stack-tablet");
  expect(classOf("mobile")).toBe("v-columns v-stack-mobile");
  expect(classOf("never")).toBe("v-columns");
});

test("a number of columns for wide screens wraps into rows and still stacks on narrow ones", () => {
  expect(classOf("mobile", { base: count(3) })).toBe("v-columns v-rows-base v-stack-mobile");
  expect(classOf("mobile", { tablet: count(2) })).toBe("v-columns v-rows-tablet v-stack-mobile");
});

test("a number of columns for the narrow screen takes the place of stacking", () => {
  expect(classOf("mobile", { base: count(3), mobile: count(2) })).toBe("v-columns v-rows-base");
  expect(classOf("tablet", { mobile: count(2) })).toBe("v-columns v-rows-mobile");
  expect(classOf("tablet", { tablet: count(2) })).toBe("v-columns v-rows-tablet");
});

test("columns start as two boxes and hold six at most", () => {
  expect(BLOCK_DEFINITIONS.columns.seed("pt").slots?.columns?.map((each) => each.kind)).toEqual(["container", "container"]);
  expect(BLOCK_DEFINITIONS.columns.slots.columns).toEqual({ accepts: ["box"], max: 6 });
});

test("columns refuse a breakpoint that does not exist", () => {
  expect(refusedProps("columns", { stackAt: "watch" })).toEqual(["stackAt"]);
});
