import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookUnlessHearing } from "./look-unless-hearing.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a front looks again every few seconds until it is told that other nodes are heard, and once more nobody says so", () => {
  const look = vi.fn();
  const looking = lookUnlessHearing(look, 4_000);
  vi.advanceTimersByTime(8_100);
  expect(look).toHaveBeenCalledTimes(2);
  for (let second = 0; second < 20; second++) {
    looking.hearing();
    vi.advanceTimersByTime(1_000);
  }
  expect(look).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(3_000);
  expect(look).toHaveBeenCalledTimes(3);
  looking.stop();
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(3);
});
