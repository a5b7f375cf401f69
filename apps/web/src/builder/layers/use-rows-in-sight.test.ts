import { expect, it } from "vitest";
import { ROW_HEIGHT } from "./layer-measures.ts";
import { drawnRows, rowsInSight, topForRow } from "./use-rows-in-sight.ts";

it("draws what is in sight and a few rows beyond, and never one that is not there", () => {
  expect(rowsInSight(0, 10 * ROW_HEIGHT, 1_000)).toEqual({ from: 0, to: 18 });
  expect(rowsInSight(100 * ROW_HEIGHT + 1, 10 * ROW_HEIGHT, 1_000)).toEqual({ from: 92, to: 119 });
  expect(rowsInSight(990 * ROW_HEIGHT, 10 * ROW_HEIGHT, 1_000)).toEqual({ from: 982, to: 1_000 });
  expect(rowsInSight(0, 10 * ROW_HEIGHT, 3)).toEqual({ from: 0, to: 3 });
  expect(rowsInSight(500 * ROW_HEIGHT, 10 * ROW_HEIGHT, 3)).toEqual({ from: 3, to: 3 });
  expect(rowsInSight(0, 0, 0)).toEqual({ from: 0, to: 0 });
});

it("scrolls no further than it takes to see a row whole", () => {
  const height = 5 * ROW_HEIGHT;
  expect(topForRow(3, 0, height)).toBe(0);
  expect(topForRow(5, 0, height)).toBe(ROW_HEIGHT);
  expect(topForRow(2, 4 * ROW_HEIGHT, height)).toBe(2 * ROW_HEIGHT);
});

it("draws a row that is held wherever it is, in its place among the others and once", () => {
  const inSight = { from: 4, to: 7 };
  expect(drawnRows(inSight, -1)).toEqual([4, 5, 6]);
  expect(drawnRows(inSight, 5)).toEqual([4, 5, 6]);
  expect(drawnRows(inSight, 0)).toEqual([0, 4, 5, 6]);
  expect(drawnRows(inSight, 90)).toEqual([4, 5, 6, 90]);
});
