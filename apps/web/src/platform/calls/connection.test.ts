import { expect, it } from "vitest";
import { Connection } from "./connection.ts";

/** A connection whose clock and server a test holds. */
function connectionWith(): {
  connection: Connection;
  said: boolean[];
  probes: () => number;
  serve(answers: boolean): void;
  pass(milliseconds: number): Promise<void>;
} {
  let now = 0;
  let answers = false;
  let probes = 0;
  let timers: { at: number; then: () => void }[] = [];
  const said: boolean[] = [];
  const connection = new Connection({
    probe: () => {
      probes++;
      return Promise.resolve(answers);
    },
    wait(milliseconds, then) {
      const timer = { at: now + milliseconds, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  });
  connection.subscribe((isThere) => said.push(isThere));
  return {
    connection,
    said,
    probes: () => probes,
    serve: (next) => {
      answers = next;
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.then();
        for (let i = 0; i < 4; i++) await Promise.resolve();
      }
      now = end;
    },
  };
}

it("is looked for with growing patience once a call got no answer, and says once that it is back", async () => {
  const { connection, said, probes, serve, pass } = connectionWith();
  connection.noteNoAnswer();
  connection.noteNoAnswer();
  expect([connection.isThere, said]).toEqual([false, [false]]);
  await pass(1_000 + 2_000 + 4_000 + 8_000 + 16_000);
  expect(probes()).toBe(5);
  await pass(60_000);
  expect(probes(), "every half minute").toBe(7);
  serve(true);
  await pass(30_000);
  expect([connection.isThere, said]).toEqual([true, [false, true]]);
  await pass(600_000);
  expect(probes(), "nobody looks for what is there").toBe(8);
});

it("is looked for at once where something may have brought it back, and begins anew with its patience", async () => {
  const { connection, probes, serve, pass } = connectionWith();
  connection.noteNoAnswer();
  await pass(7_000);
  serve(true);
  await Promise.all([connection.look(), connection.look()]);
  expect([connection.isThere, probes()]).toEqual([true, 4]);
  serve(false);
  connection.noteNoAnswer();
  await pass(1_000);
  expect(probes()).toBe(5);
});

it("is there as soon as any call got an answer", async () => {
  const { connection, said, probes, pass } = connectionWith();
  connection.noteNoAnswer();
  connection.noteAnswer();
  await pass(600_000);
  expect([said, probes()]).toEqual([[false, true], 0]);
});

it("is asked for again where the browser says that there is none before it is so", async () => {
  const { connection, said, probes, serve, pass } = connectionWith();
  let isDoubted = true;
  serve(true);
  await connection.doubt(() => isDoubted);
  expect([said, probes()]).toEqual([[false, true], 1]);
  serve(false);
  await pass(1_000);
  expect([connection.isThere, probes()]).toEqual([false, 2]);
  serve(true);
  isDoubted = false;
  await pass(1_000);
  expect(connection.isThere).toBe(true);
  await pass(600_000);
  expect(probes()).toBe(3);
});

it("is lost all the same where an answer that was under way comes after the browser has said so", async () => {
  const { connection, said, serve, pass } = connectionWith();
  serve(false);
  await connection.doubt(() => true);
  connection.noteAnswer();
  expect(connection.isThere).toBe(true);
  await pass(1_000);
  expect([connection.isThere, said]).toEqual([false, [false, true, false]]);
});

it("is not asked for without end by a browser that is wrong, and not at all once it is right again", async () => {
  const { connection, said, probes, serve, pass } = connectionWith();
  let isDoubted = true;
  serve(true);
  await connection.doubt(() => isDoubted);
  await connection.doubt(() => isDoubted);
  await pass(1_000 + 2_000 + 4_000);
  expect([connection.isThere, probes()], "one row of looks, not two").toEqual([true, 5]);
  isDoubted = false;
  await pass(600_000);
  expect([said, probes()]).toEqual([[false, true, false, true], 5]);
});
