import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

test("a spacer says nothing to those who listen", () => {
  expect(renderKind("spacer")).toBe('<div class="v-spacer" aria-hidden="true"></div>');
  expect(refusedProps("spacer", { height: 40 })).toEqual(["height"]);
});
