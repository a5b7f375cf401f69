import type { Paint } from "@vitrine/document";
import { expect, it } from "vitest";
import { addStop, moveStop, removeStop, type Stops, widestGap } from "./gradient-stops.ts";

const TWO: Stops = [
  { color: "#000000", at: 0 },
  { color: { token: "white" }, at: 100 },
];
const shown = (paint: Paint) => (typeof paint === "string" ? paint : "#ffffff");

it("adds a stop in the colour that was there", () => {
  expect(addStop(TWO, 50, shown)).toEqual({ stops: [TWO[0], { color: "#808080", at: 50 }, TWO[1]], chosen: 1 });
  const faded: Stops = [
    { color: "#00000000", at: 20 },
    { color: "#000000", at: 40 },
  ];
  expect(addStop(faded, 30, shown)?.stops[1]).toEqual({ color: "#00000080", at: 30 });
  expect(addStop(faded, 5, shown)).toMatchObject({ chosen: 0, stops: [{ color: "#00000000", at: 5 }, {}, {}] });
  expect(addStop(faded, 90, shown)).toMatchObject({ chosen: 2, stops: [{}, {}, { color: "#000000", at: 90 }] });
});

it("adds no more than a gradient may have, and leaves it two", () => {
  const six: Stops = Array.from({ length: 6 }, (_, index) => ({ color: "#000000", at: index * 20 }));
  expect(addStop(six, 50, shown)).toBeNull();
  expect(removeStop(TWO, 0)).toBeNull();
  expect(removeStop(six, 0)).toMatchObject({ chosen: 0, stops: { length: 5 } });
  expect(removeStop(six, 5)?.chosen).toBe(4);
});

it("finds the widest gap, and moves a stop as far as those beside it", () => {
  const three: Stops = [
    { color: "#000000", at: 0 },
    { color: "#111111", at: 30 },
    { color: "#222222", at: 90 },
  ];
  expect(widestGap(three)).toBe(60);
  expect(moveStop(three, 1, 140)[1]?.at).toBe(90);
  expect(moveStop(three, 1, -4)[1]?.at).toBe(0);
  expect(moveStop(three, 1, 44.4)[1]?.at).toBe(44);
  expect(moveStop(three, 0, -3)[0]?.at).toBe(0);
  expect(moveStop(three, 2, 300)[2]?.at).toBe(100);
  expect(moveStop(three, 7, 3)).toBe(three);
});
