import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearTwoFactorFlag, isTwoFactorPending, onTwoFactorFlag, raiseTwoFactorFlag } from "./two-factor-flag.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

it("stands from the first step of a log-in to the second, and says so at once", () => {
  let told = 0;
  const stop = onTwoFactorFlag(() => told++);
  expect(isTwoFactorPending()).toBe(false);
  raiseTwoFactorFlag(Date.now() + 600_000);
  expect([isTwoFactorPending(), told]).toEqual([true, 1]);
  clearTwoFactorFlag();
  expect([isTwoFactorPending(), told]).toEqual([false, 2]);
  stop();
});

it("falls by itself with the log-in it stood for: a browser closed in the middle is not locked out", () => {
  raiseTwoFactorFlag(Date.now() + 600_000);
  vi.advanceTimersByTime(599_999);
  expect(isTwoFactorPending()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isTwoFactorPending()).toBe(false);
});

it.each(["true", "9e99", ""])("is not raised for ever by the stored value %j", (value) => {
  localStorage.setItem("vitrine.twoFactor", value);
  expect(isTwoFactorPending()).toBe(false);
});
