import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boundedQueue, type QueueLimits } from "./bounded-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose pieces end when they are told to. */
function queueOf(limits: QueueLimits) {
  const queue = boundedQueue(limits, () => new Error("full"));
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (key: string, name: string): Promise<string> =>
    queue
      .run(key, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      })
      .catch((error: Error) => error.message);
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, begun, run, end };
}

test("only so many are under way, the rest in the order they came; beyond the line they are refused", async () => {
  const { queue, begun, run, end } = queueOf({ key: 2, all: 2, waiting: 2 });
  const [, , , fourth] = ["1", "2", "3", "4"].map((name) => run("a", name));
  expect([begun, queue.hasRoom("a")]).toEqual([["1", "2"], false]);
  expect(await run("a", "5")).toBe("full");
  await end("2");
  expect([begun, queue.hasRoom("a")]).toEqual([["1", "2", "3"], true]);
  await end("1");
  await end("4");
  expect(await fourth).toBe("4");
  expect(begun).toEqual(["1", "2", "3", "4"]);
});

test("one that fills its own places keeps nobody else waiting", async () => {
  const { begun, run, end } = queueOf({ key: 1, all: 2, waiting: 5 });
  void run("a", "a1");
  void run("a", "a2");
  void run("b", "b1");
  void run("c", "c1");
  expect(begun).toEqual(["a1", "b1"]);
  await end("b1");
  expect(begun).toEqual(["a1", "b1", "c1"]);
  await end("a1");
  expect(begun).toEqual(["a1", "b1", "c1", "a2"]);
});

test("whoever has waited too long is refused, and its place in the line is free", async () => {
  const { queue, begun, run, end } = queueOf({ key: 1, all: 1, waiting: 1, patience: 1_000 });
  void run("a", "1");
  const late = run("a", "2");
  expect(queue.hasRoom("a")).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await late, queue.hasRoom("a")]).toEqual(["full", true]);
  const third = run("a", "3");
  await end("1");
  await vi.advanceTimersByTimeAsync(5_000);
  await end("3");
  expect([await third, begun]).toEqual(["3", ["1", "3"]]);
});

test("one of a key at a time, and however many wait: what comes later is done later, whoever else is at work", async () => {
  const { begun, run, end } = queueOf({ key: 1 });
  const names = Array.from({ length: 100 }, (_, index) => `a${index}`);
  const done = names.map((name) => run("a", name));
  for (const key of ["b", "c", "d"]) void run(key, key);
  expect(begun).toEqual(["a0", "b", "c", "d"]);
  for (const name of names) await end(name);
  expect([await Promise.all(done), begun.filter((name) => name.startsWith("a"))]).toEqual([names, names]);
});

test("what is wanted no longer leaves the line, is not begun, and gives its place in it on", async () => {
  const { queue, begun, run, end } = queueOf({ key: 1, all: 1, waiting: 1, patience: 1_000 });
  void run("a", "1");
  const gone = new AbortController();
  const given = queue.run("a", async () => begun.push("2"), { signal: gone.signal });
  expect(queue.hasRoom("a")).toBe(false);
  gone.abort("left");
  await expect(given).rejects.toBe("left");
  expect(queue.hasRoom("a")).toBe(true);
  const third = run("a", "3");
  await end("1");
  await end("3");
  expect([await third, begun]).toEqual(["3", ["1", "3"]]);
  await expect(queue.run("a", async () => begun.push("4"), { signal: gone.signal })).rejects.toBe("left");
  expect([begun.includes("4"), queue.hasRoom("a")]).toEqual([false, true]);
});

test("work that fails, even at once, gives its place on", async () => {
  const queue = boundedQueue({ key: 1, all: 1, waiting: 3 }, () => new Error("full"));
  const failing = () => {
    throw new Error("broken");
  };
  const outcomes = await Promise.allSettled([
    queue.run("a", failing),
    queue.run("a", async () => "right"),
    queue.run("b", () => Promise.reject(new Error("broken"))),
    queue.run("b", async () => "right too"),
  ]);
  expect(outcomes.map((each) => (each.status === "fulfilled" ? each.value : (each.reason as Error).message))).toEqual([
    ...["broken", "right"],
    ...["broken", "right too"],
  ]);
});
