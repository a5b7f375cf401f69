import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { daily } from "./daily.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("every job is done at start and then daily, whatever became of the others", async () => {
  const done: string[] = [];
  const failures: unknown[] = [];
  const work = daily(
    (_level, event, fields) => void failures.push([event, fields?.job]),
    [
      { name: "a", run: async () => void done.push("a") },
      { name: "b", run: () => Promise.reject(new Error("b is out of order")) },
      { name: "c", run: async () => void done.push("c") },
    ],
  );
  await vi.advanceTimersByTimeAsync(0);
  expect([done, failures]).toEqual([["a", "c"], [["daily.failed", "b"]]]);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(done).toEqual(["a", "c", "a", "c"]);
  await work.stop();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(done).toHaveLength(4);
});

test("a stop waits for the job under way and begins no other", async () => {
  const done: string[] = [];
  let finish: () => void = () => {};
  const work = daily(() => {}, [
    { name: "long", run: () => new Promise<void>((resolve) => (finish = resolve)).then(() => void done.push("long")) },
    { name: "next", run: async () => void done.push("next") },
  ]);
  const stopped = work.stop();
  finish();
  await stopped;
  expect(done).toEqual(["long"]);
});
