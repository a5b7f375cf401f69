import { expect, test } from "vitest";
import { rateLimit } from "./rate-limit.ts";

const NOW = 1_800_000_000_000;

test("so many hits pass in a window, whoever else hits; the next says how long to wait", () => {
  const limit = rateLimit(2, 10_000);
  expect([limit.hit("a", NOW), limit.hit("a", NOW + 1), limit.hit("a", NOW + 2_500)]).toEqual([0, 0, 8]);
  expect(limit.hit("b", NOW + 2_500)).toBe(0);
  expect(limit.hit("a", NOW + 9_999)).toBe(1);
  expect(limit.hit("a", NOW + 10_000)).toBe(0);
});

test("a hit that was none does not count, and nobody is given more than they took", () => {
  const limit = rateLimit(1, 10_000);
  limit.giveBack("a");
  limit.hit("a", NOW);
  limit.giveBack("a");
  limit.giveBack("a");
  expect([limit.hit("a", NOW), limit.hit("a", NOW)]).toEqual([0, 10]);
  limit.clear("a");
  expect(limit.hit("a", NOW)).toBe(0);
});

test("a clock set back makes nobody wait for its jump", () => {
  const limit = rateLimit(1, 10_000);
  limit.hit("a", NOW);
  expect(limit.hit("a", NOW - 86_400_000)).toBe(0);
  expect(limit.hit("a", NOW - 86_400_000)).toBe(10);
});

test("however many keys there are, only so many are remembered, the newest windows among them", () => {
  const limit = rateLimit(1, 10_000, 3);
  for (const key of ["a", "b", "c", "d"]) limit.hit(key, NOW);
  expect(["b", "c", "d"].map((key) => limit.hit(key, NOW) > 0)).toEqual([true, true, true]);
  expect(limit.hit("a", NOW)).toBe(0);
});
