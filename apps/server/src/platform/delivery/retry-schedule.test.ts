import { expect, test } from "vitest";
import { readRetryAfter, waitAfter } from "./retry-schedule.ts";

const HOUR = 3_600_000;

test("ten attempts are made within about three days, the waits growing", () => {
  const waits = Array.from({ length: 10 }, (_, index) => waitAfter(index + 1, null, 0.5));
  expect(waits).toEqual([5_000, 300_000, 1_800_000, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR, null]);
});

test("chance makes a wait up to a fifth shorter or longer", () => {
  expect([waitAfter(2, null, 0), waitAfter(2, null, 1)]).toEqual([240_000, 360_000]);
});

test("a receiver is left alone for as long as he asks, up to a day, and never less than the schedule says", () => {
  expect(waitAfter(1, 60_000, 0.5)).toBe(60_000);
  expect(waitAfter(1, 1_000 * HOUR, 0.5)).toBe(24 * HOUR);
  expect(waitAfter(4, 1_000, 0.5)).toBe(2 * HOUR);
  expect(waitAfter(10, 60_000, 0.5)).toBeNull();
});

test.each([
  ["120", 120_000],
  [" 0 ", 0],
  ["Sun, 22 Nov 2026 12:01:00 GMT", 60_000],
  ["Sun, 22 Nov 2026 11:00:00 GMT", 0],
  ["-5", null],
  ["1.5", null],
  ["soon", null],
  ["", null],
  ["99999999999999999999", null],
  [undefined, null],
])("Retry-After: %s", (header, expected) => {
  expect(readRetryAfter(header, Date.UTC(2026, 10, 22, 12))).toBe(expected);
});
