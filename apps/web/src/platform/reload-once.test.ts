import { afterEach, expect, it } from "vitest";
import { reloadOnce } from "./reload-once.ts";

const MINUTE_MS = 60_000;

afterEach(() => sessionStorage.clear());

it("loads the page anew once for a reason, and again when it comes back much later", () => {
  let reloads = 0;
  const ask = (reason: string, now: number): boolean => reloadOnce(reason, now, () => void reloads++);
  expect([ask("a.js is gone", 0), ask("a.js is gone", MINUTE_MS), ask("a.js is gone", 9 * MINUTE_MS), reloads]).toEqual([
    true,
    false,
    false,
    1,
  ]);
  expect([ask("b.js is gone", 9 * MINUTE_MS), reloads]).toEqual([true, 2]);
  expect([ask("b.js is gone", 20 * MINUTE_MS), reloads]).toEqual([true, 3]);
  // A clock that was set back.
  expect([ask("b.js is gone", 0), reloads]).toEqual([true, 4]);
});
