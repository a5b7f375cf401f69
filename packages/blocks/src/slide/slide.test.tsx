import { expect, test } from "vitest";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { mayNest } from "../testing/may-nest.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

test("a slide is one element around what it holds, and has no props of its own", () => {
  expect(renderKind("slide")).toBe('<div class="v-slide">[content]</div>');
  expect(refusedProps("slide", { gap: 4 })).toEqual(["gap"]);
});

test("it holds what a box holds, and stands in a carousel alone", () => {
  expect(BLOCK_DEFINITIONS.slide.slots.content?.accepts).toEqual(BLOCK_DEFINITIONS.container.slots.content?.accepts);
  expect(mayNest("carousel", "slide", "form")).toBe(true);
  expect([
    mayNest("slide"),
    mayNest("container", "slide"),
    mayNest("carousel", "slide", "container", "slide"),
    mayNest("tabs", "slide"),
  ]).toEqual([false, false, false, false]);
});
