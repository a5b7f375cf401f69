import { expect, test } from "vitest";
import { pauseBeforeLook } from "./pace.ts";

const DAY = 86_400_000;
const waiting = { attempts: 1, askedAt: 0, isServed: false, isRight: false };

test("pauses grow from twenty seconds to five minutes, are an hour after a day, and end after a month", () => {
  const first = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => pauseBeforeLook({ ...waiting, attempts }, 1_000));
  expect(first).toEqual([20_000, 30_000, 45_000, 67_500, 101_250, 151_875, 227_813, 300_000, 300_000]);
  expect(pauseBeforeLook({ ...waiting, attempts: 10_000 }, DAY - 1)).toBe(300_000);
  expect(pauseBeforeLook({ ...waiting, attempts: 300 }, DAY)).toBe(3_600_000);
  expect(pauseBeforeLook({ ...waiting, attempts: 900 }, 30 * DAY)).toBeNull();
});

test("what is served is looked at daily, hourly while something is wrong, and for ever", () => {
  expect(pauseBeforeLook({ ...waiting, isServed: true, isRight: true }, 90 * DAY)).toBe(DAY);
  expect(pauseBeforeLook({ ...waiting, isServed: true }, 90 * DAY)).toBe(3_600_000);
});

test("a clock that was set back makes nobody wait longer", () => {
  expect(pauseBeforeLook({ ...waiting, askedAt: 400 * DAY }, 0)).toBe(20_000);
});
