import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

test("a box is one element around what it holds", () => {
  expect(renderKind("container")).toBe('<div class="v-container">[content]</div>');
});

test("a box has no props of its own", () => {
  expect(refusedProps("container", {})).toEqual([]);
  expect(refusedProps("container", { gap: 4 })).toEqual(["gap"]);
});
