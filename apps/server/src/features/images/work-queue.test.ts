import { afterEach, expect, test, vi } from "vitest";
import { CALM_MS, workQueue } from "./work-queue.ts";

/** A piece of work that ends when it is told to. */
function piece(name: string, begun: string[]): { work: () => Promise<void>; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    work: () => {
      begun.push(name);
      return promise;
    },
    end: resolve,
  };
}

afterEach(() => void vi.useRealTimers());

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test("no more at once than allowed, and what can wait comes last", async () => {
  const begun: string[] = [];
  const queue = workQueue(1, () => {}, 0);
  const [late, first, second] = [piece("late", begun), piece("first", begun), piece("second", begun)];
  const one = queue.run(first.work);
  queue.later(late.work);
  const two = queue.run(second.work);
  await settled();
  expect(begun).toEqual(["first"]);
  first.end();
  await one;
  await settled();
  expect(begun).toEqual(["first", "second"]);
  second.end();
  await two;
  await settled();
  expect(begun).toEqual(["first", "second", "late"]);
  late.end();
  await queue.stop();
});

test("a failure reaches who waits for it, or the log, and the next one is begun", async () => {
  const failures: unknown[] = [];
  const queue = workQueue(1, (error) => failures.push(error), 0);
  await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  queue.later(() => Promise.reject(new Error("later")));
  await expect(queue.run(() => Promise.resolve(7))).resolves.toBe(7);
  await settled();
  await queue.stop();
  expect(failures).toEqual([new Error("later")]);
});

test("after a stop nothing that could wait is begun", async () => {
  const begun: string[] = [];
  const queue = workQueue(1, () => {});
  const [running, waiting] = [piece("running", begun), piece("waiting", begun)];
  let signal: AbortSignal | undefined;
  queue.later((raised) => {
    signal = raised;
    return running.work();
  });
  queue.later(waiting.work);
  expect(signal?.aborted).toBe(false);
  const stopped = queue.stop();
  expect(signal?.aborted).toBe(true);
  running.end();
  await stopped;
  queue.later(waiting.work);
  await settled();
  expect(begun).toEqual(["running"]);
});

test("what can wait is begun once nobody has asked for anything for a while, so that a page of pictures comes first", async () => {
  vi.useFakeTimers();
  const begun: string[] = [];
  const queue = workQueue(1, () => {});
  const late = piece("late", begun);
  await queue.runSoon(async () => void begun.push("first"));
  queue.later(late.work);
  await vi.advanceTimersByTimeAsync(CALM_MS - 1);
  await queue.runSoon(async () => void begun.push("second"));
  await vi.advanceTimersByTimeAsync(CALM_MS - 1);
  expect(begun).toEqual(["first", "second"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(["first", "second", "late"]);
  late.end();
  await queue.stop();
});

test("what can wait does so for seconds at most where somebody asks all the time", async () => {
  vi.useFakeTimers();
  const begun: string[] = [];
  const queue = workQueue(1, () => {});
  const late = piece("late", begun);
  await queue.runSoon(async () => {});
  queue.later(late.work);
  let asked = 0;
  for (; begun.length === 0 && asked < 100; asked++) {
    await vi.advanceTimersByTimeAsync(CALM_MS - 100);
    await queue.runSoon(async () => {});
  }
  expect(asked * (CALM_MS - 100)).toBeLessThan(3_000);
  expect(begun).toEqual(["late"]);
  late.end();
  await queue.stop();
});

test("a stop does not wait for calm", async () => {
  vi.useFakeTimers();
  const begun: string[] = [];
  const queue = workQueue(1, () => {});
  await queue.runSoon(async () => {});
  queue.later(piece("late", begun).work);
  await queue.stop();
  await vi.advanceTimersByTimeAsync(CALM_MS);
  expect(begun).toEqual([]);
});
