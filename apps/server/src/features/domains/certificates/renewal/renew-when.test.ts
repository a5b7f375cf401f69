import { expect, test } from "vitest";
import { holdAfterFailures, isDue, waitAfterFailures } from "../wait.ts";
import { renewWhen } from "./renew-when.ts";

const DAY = 86_400_000;
const lifetime = { notBefore: 0, notAfter: 90 * DAY };

test("a certificate is renewed with a third of its lifetime left, some a little sooner", () => {
  expect(renewWhen(lifetime, 0)).toBe(60 * DAY);
  expect(renewWhen(lifetime, 1)).toBe(51 * DAY);
  expect(renewWhen({ notBefore: 0, notAfter: 6 * DAY }, 0)).toBe(4 * DAY);
});

test("a moment that the authority suggests is taken, unless it leaves no time or makes no sense", () => {
  expect(renewWhen({ ...lifetime, suggested: { start: 10 * DAY, end: 12 * DAY } }, 0.5)).toBe(11 * DAY);
  expect(renewWhen({ ...lifetime, suggested: { start: -2 * DAY, end: -1 * DAY } }, 0.5)).toBeLessThan(0);
  for (const suggested of [
    { start: 80 * DAY, end: 85 * DAY },
    { start: 12 * DAY, end: 10 * DAY },
    { start: Number.NaN, end: 10 * DAY },
    { start: 3_650 * DAY, end: 3_651 * DAY },
  ])
    expect(renewWhen({ ...lifetime, suggested }, 0)).toBe(60 * DAY);
});

test("waits grow, end somewhere, and a moment that a wrong clock set is not waited for", () => {
  expect([1, 2, 3, 4, 9].map((failures) => waitAfterFailures(failures, 0) / 60_000)).toEqual([10, 60, 360, 1_440, 1_440]);
  expect([1, 2, 3, 20].map((failures) => holdAfterFailures(failures, null) / 1_000)).toEqual([15, 30, 60, 3_600]);
  expect(holdAfterFailures(1, 600_000)).toBe(600_000);
  expect(holdAfterFailures(1, 30 * DAY)).toBe(DAY);
  const row = { dueAt: new Date(365 * DAY), renewAt: null, failures: 1 };
  expect(isDue(row, 0)).toBe(true);
  expect(isDue({ ...row, dueAt: new Date(DAY) }, 0)).toBe(false);
  expect(isDue({ ...row, renewAt: new Date(365 * DAY), failures: 0 }, 0)).toBe(false);
});
