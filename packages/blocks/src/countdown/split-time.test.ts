import fc from "fast-check";
import { expect, test } from "vitest";
import { digits, splitTime, TIME_UNITS } from "./split-time.ts";

test("the largest unit shown takes what has no unit of its own", () => {
  const seconds = 2 * 86_400 + 3 * 3_600 + 4 * 60 + 5;
  expect(splitTime(seconds, TIME_UNITS)).toEqual([2, 3, 4, 5]);
  expect(splitTime(seconds, ["hours", "minutes", "seconds"])).toEqual([51, 4, 5]);
  expect(splitTime(seconds, ["days", "seconds"])).toEqual([2, 11_045]);
  expect(splitTime(seconds, [])).toEqual([]);
});

test("what has passed is zero", () => {
  expect(splitTime(-5, TIME_UNITS)).toEqual([0, 0, 0, 0]);
});

test("with seconds shown, the parts add up to the whole", () => {
  const size = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.subarray(["days", "hours", "minutes"] as const), (seconds, some) => {
      const units = [...TIME_UNITS.filter((unit) => some.includes(unit as "days")), "seconds" as const];
      const amounts = splitTime(seconds, units);
      expect(units.reduce((sum, unit, index) => sum + size[unit] * (amounts[index] ?? 0), 0)).toBe(seconds);
    }),
  );
});

test("figures have two digits at least", () => {
  expect([digits(0), digits(7), digits(42), digits(365)]).toEqual(["00", "07", "42", "365"]);
});
