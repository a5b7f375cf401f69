import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

test("a section is the element its owner says it is", () => {
  for (const tag of ["section", "header", "footer", "main"]) {
    expect(renderKind("section", { tag })).toBe(`<${tag} class="v-section"><div class="v-in">[content]</div></${tag}>`);
  }
});

test("a section refuses elements that would break the page", () => {
  expect(refusedProps("section", { tag: "script" })).toEqual(["tag"]);
  expect(refusedProps("section", { width: 3 })).toEqual(["width"]);
});
