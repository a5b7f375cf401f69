import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

test("a divider is a thematic break", () => {
  expect(renderKind("divider")).toBe('<hr class="v-divider"/>');
  expect(refusedProps("divider", { color: "#000" })).toEqual(["color"]);
});
