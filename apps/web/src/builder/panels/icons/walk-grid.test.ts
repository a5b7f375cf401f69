import { expect, test } from "vitest";
import { walkGrid } from "./walk-grid.ts";

/** Rows of a group each: four cells and two; then three. */
const cells = [
  ...[0, 50, 100, 150].map((left) => ({ left, top: 0 })),
  ...[0, 50].map((left) => ({ left, top: 50 })),
  ...[0, 50, 100].map((left) => ({ left, top: 130 })),
];

test.each([
  [0, "ArrowRight", 1],
  [3, "ArrowRight", 4],
  [8, "ArrowRight", 8],
  [4, "ArrowLeft", 3],
  [0, "ArrowLeft", 0],
  [1, "ArrowDown", 5],
  [3, "ArrowDown", 5],
  [5, "ArrowDown", 7],
  [8, "ArrowDown", null],
  [8, "ArrowUp", 5],
  [4, "ArrowUp", 0],
  [2, "ArrowUp", null],
  [5, "Home", 0],
  [2, "End", 8],
  [2, "a", null],
  [-1, "ArrowRight", null],
])("from %i, %s leads to %s", (index, key, to) => {
  expect(walkGrid(cells, index, key)).toBe(to);
});
