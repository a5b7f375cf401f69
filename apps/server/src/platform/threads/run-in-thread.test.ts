import { expect, test } from "vitest";
import { runInThread, ThreadEnded, type ThreadLimits } from "./run-in-thread.ts";
import type { OddDeed } from "./testing/odd-thread.ts";

const ODD = new URL("testing/odd-thread.ts", import.meta.url);
const ROOM = { old: 32, young: 4 };

const run = (deed: OddDeed, limits: Partial<ThreadLimits> = {}): Promise<string> =>
  runInThread<string>(ODD, deed, { memoryMb: ROOM, ...limits });

test("what a thread says is the result", async () => {
  expect(await run("answer")).toBe("done");
});

test.each<[OddDeed, Partial<ThreadLimits>, string]>([
  ["loop", { timeMs: 200 }, "time"],
  ["wait", { timeMs: 200 }, "time"],
  ["hoard", {}, "memory"],
  ["leave", {}, "died"],
])("one that would %s is ended, and whoever waits is told why", async (deed, limits, why) => {
  await expect(run(deed, limits)).rejects.toMatchObject({ name: "ThreadEnded", why });
});

test("what a thread throws is thrown", async () => {
  await expect(run("throw")).rejects.toThrow("odd");
});

test("a thread is ended when whoever began it stops, and none is begun afterwards", async () => {
  const stopping = new AbortController();
  const running = run("loop", { signal: stopping.signal });
  stopping.abort();
  await expect(running).rejects.toEqual(new ThreadEnded("stopped"));
  await expect(run("answer", { signal: stopping.signal })).rejects.toEqual(new ThreadEnded("stopped"));
});
