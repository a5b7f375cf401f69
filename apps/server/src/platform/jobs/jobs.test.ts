import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { atLeastOnce, inTransaction, type JobWorker, jobQueue } from "./job.ts";
import { effectsIn, type JobsFixture, jobsFixture, noteEffect, START } from "./testing/jobs-fixture.ts";
import { countJobs } from "./view-store.ts";

let fixture: JobsFixture;
beforeAll(async () => {
  fixture = await jobsFixture();
});
afterEach(() => fixture.clear());
afterAll(() => fixture.stop());

const notes = jobQueue("test.note", z.object({ said: z.string() }));
const noting: JobWorker = inTransaction(notes, ({ id, payload }, { queries }) => noteEffect(queries, id, payload.said));
const queries = () => fixture.database.queries;
const said = async () => (await effectsIn(fixture.database)).map((effect) => effect.said);
const HOUR_MS = 3_600_000;

/** Something that a test waits for and something else tells. */
function signal(): { readonly told: Promise<void>; tell(): void } {
  let tell = (): void => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { told, tell: () => tell() };
}

describe("making", () => {
  test("goes with the change that wants it: taken back with it, done once after it", async () => {
    const { jobs, work } = fixture.node();
    const engine = work([noting]);
    const broken = fixture.database.transaction(async (within) => {
      await jobs.make(within, notes, { said: "never" });
      throw new Error("taken back");
    });
    await expect(broken).rejects.toThrow("taken back");
    await fixture.database.transaction((within) => jobs.make(within, notes, { said: "once" }));
    await expect.poll(said).toEqual(["once"]);
    await engine.settled();
    expect(await fixture.rows()).toEqual([]);
  });

  test("refuses what the queue does not take, and what is too much", async () => {
    const { jobs } = fixture.node();
    await expect(jobs.make(queries(), notes, { wrong: 1 } as never)).rejects.toThrow("said");
    await expect(jobs.make(queries(), notes, { said: "x".repeat(16_400) })).rejects.toThrow("16384 at most");
    await jobs.make(queries(), notes, { said: "x".repeat(16_000) });
    expect(await fixture.rows()).toEqual(["test.note ready"]);
  });

  test("is done once while one with its key waits, and anew when that one has begun", async () => {
    const { jobs, work } = fixture.node();
    const begun = signal();
    const go = signal();
    const queue = jobQueue("test.slow", z.object({}));
    const first = await jobs.make(queries(), queue, {}, { uniqueKey: "a" });
    expect(first).not.toBeNull();
    expect(await jobs.make(queries(), queue, {}, { uniqueKey: "a" })).toBeNull();
    let runs = 0;
    const engine = work([
      atLeastOnce(queue, async () => {
        runs += 1;
        begun.tell();
        await go.told;
        return undefined;
      }),
    ]);
    await begun.told;
    expect(await jobs.make(queries(), queue, {}, { uniqueKey: "a" })).not.toBeNull();
    go.tell();
    await engine.settled();
    expect(runs).toBe(2);
  });

  test("one that fails while another with its key waits is covered by that one", async () => {
    const { jobs, work } = fixture.node();
    const begun = signal();
    const go = signal();
    const queue = jobQueue("test.slow", z.object({}));
    await jobs.make(queries(), queue, {}, { uniqueKey: "a" });
    const attempts: number[] = [];
    const engine = work([
      atLeastOnce(queue, async ({ attempt }) => {
        attempts.push(attempt);
        begun.tell();
        await go.told;
        if (attempts.length === 1) throw new Error("not yet");
        return undefined;
      }),
    ]);
    await begun.told;
    await jobs.make(queries(), queue, {}, { uniqueKey: "a" });
    go.tell();
    await engine.settled();
    expect([attempts, await fixture.rows()]).toEqual([[1, 1], []]);
  });

  test("for later waits for its moment, and not for the clock that was set back since", async () => {
    const { jobs, work, clock } = fixture.node();
    await jobs.make(queries(), notes, { said: "later" }, { dueAt: new Date(START + HOUR_MS) });
    await jobs.make(queries(), notes, { said: "now" });
    clock.pass(-HOUR_MS);
    const engine = work([noting]);
    await engine.settled();
    expect(await said()).toEqual(["now"]);
    clock.pass(2 * HOUR_MS);
    await engine.settled();
    expect(await said()).toEqual(["now", "later"]);
  });
});

describe("cancelling and stopping", () => {
  test("one that waits is gone at once; one that runs is told, and gone at its end", async () => {
    const { jobs, work } = fixture.node();
    const begun = signal();
    const queue = jobQueue("test.long", z.object({}));
    const waiting = await jobs.make(queries(), queue, {}, { dueAt: new Date(START + HOUR_MS) });
    expect(await jobs.cancel(waiting ?? "")).toBe("cancelled");
    expect(await jobs.cancel(waiting ?? "")).toBe("gone");
    const running = await jobs.make(queries(), queue, {});
    const engine = work([
      atLeastOnce(queue, (_job, { signal: ending }) => {
        begun.tell();
        return new Promise((_resolve, reject) => ending.addEventListener("abort", () => reject(ending.reason)));
      }),
    ]);
    await begun.told;
    expect(await jobs.cancel(running ?? "")).toBe("ending");
    await engine.settled();
    expect([await jobs.find(running ?? ""), fixture.logged]).toEqual([null, []]);
  });

  test("jobs of an account that is gone go, and no other's", async () => {
    const { jobs } = fixture.node();
    await jobs.make(queries(), notes, { said: "a" }, { accountId: "acc_gone" });
    await jobs.schedule(queries(), notes, { key: "a", when: { everyMs: HOUR_MS }, payload: { said: "a" }, accountId: "acc_gone" });
    await jobs.make(queries(), notes, { said: "b" }, { accountId: "acc_stays" });
    await jobs.make(queries(), notes, { said: "c" });
    await fixture.database.transaction((within) => jobs.forget(within, "acc_gone"));
    expect(await fixture.rows()).toEqual(["test.note ready", "test.note ready"]);
  });

  test("a stop begins nothing, lets what runs end, and gives back at once what it cuts off", async () => {
    const { jobs, work } = fixture.node();
    const begun = signal();
    const queue = jobQueue("test.long", z.object({ said: z.string() }));
    for (const name of ["hangs", "waits"]) await jobs.make(queries(), queue, { said: name });
    const engine = work([
      atLeastOnce(queue, (_job, { signal: ending }) => {
        begun.tell();
        return new Promise((_resolve, reject) => ending.addEventListener("abort", () => reject(ending.reason)));
      }),
    ]);
    await begun.told;
    await engine.stop();
    const { rows } = await queries().execute<{ state: string; attempts: number; lease: string | null }>(
      sql`SELECT state, attempts, lease FROM jobs ORDER BY number`,
    );
    expect(rows).toEqual([
      { state: "ready", attempts: 0, lease: null },
      { state: "ready", attempts: 0, lease: null },
    ]);
  });

  test("progress is written while it runs, and gone with it", async () => {
    const { jobs, work } = fixture.node();
    const go = signal();
    const queue = jobQueue("test.long", z.object({}));
    const id = (await jobs.make(queries(), queue, {})) ?? "";
    const engine = work([
      atLeastOnce(queue, async (_job, { progress }) => {
        for (const done of [0.25, 7, 0.5]) progress(done);
        await go.told;
        return undefined;
      }),
    ]);
    await expect.poll(async () => (await jobs.find(id))?.progress).toBe(0.5);
    go.tell();
    await engine.settled();
    expect(await jobs.find(id)).toBeNull();
  });
});

describe("what ends with a job", () => {
  test("is written once with its end; what is to be done again is, and counts anew", async () => {
    const { jobs, work, clock } = fixture.node();
    const queue = jobQueue("test.deliver", z.object({}));
    const id = (await jobs.make(queries(), queue, {})) ?? "";
    let rounds = 0;
    const engine = work([
      atLeastOnce(queue, async (job) => {
        rounds += 1;
        const againAt = rounds < 3 ? new Date(clock.now() + 60_000) : undefined;
        return { write: (within) => noteEffect(within, job.id, `${job.attempt}`), ...(againAt ? { againAt } : {}) };
      }),
    ]);
    for (let minute = 0; minute < 4; minute++) {
      await engine.settled();
      clock.pass(60_000);
    }
    expect(await effectsIn(fixture.database)).toEqual([1, 1, 1].map((attempt) => ({ job: id, said: `${attempt}` })));
  });
});

describe("what recurs", () => {
  test("is there once, whoever says so how often, is done at its time, and once when it was missed for days", async () => {
    const { jobs, work, clock } = fixture.node();
    const when = { at: "03:10", zone: "America/Sao_Paulo" };
    const say = () => jobs.schedule(queries(), notes, { key: "daily", when, payload: { said: "daily" } });
    await Promise.all([say(), say(), fixture.node().jobs.schedule(queries(), notes, { key: "daily", when, payload: { said: "daily" } })]);
    const engine = work([noting]);
    await engine.settled();
    expect([await said(), await fixture.rows()]).toEqual([[], ["test.note later"]]);
    clock.pass(Date.UTC(2026, 10, 24, 6, 10) - START - 1);
    await say();
    await engine.settled();
    expect(await said()).toEqual([]);
    clock.pass(1);
    await engine.settled();
    expect(await said()).toEqual(["daily"]);
    clock.pass(72 * HOUR_MS);
    await engine.settled();
    await engine.settled();
    expect(await said()).toEqual(["daily", "daily"]);
    expect((await countJobs(queries()))[0]?.dueAt).toEqual(new Date(Date.UTC(2026, 10, 28, 6, 10)));
    await jobs.schedule(queries(), notes, { key: "daily", when: { ...when, at: "04:00" }, payload: { said: "daily" } });
    expect((await countJobs(queries()))[0]?.dueAt).toEqual(new Date(Date.UTC(2026, 10, 27, 7, 0)));
    expect(await jobs.unschedule(queries(), notes, "daily")).toBe(true);
    expect(await jobs.unschedule(queries(), notes, "daily")).toBe(false);
    expect(await fixture.rows()).toEqual([]);
  });

  test("is tried again when it fails, and at its next time when it fails for good", async () => {
    const { jobs, work, clock } = fixture.node();
    await jobs.schedule(queries(), notes, { key: "x", when: { everyMs: HOUR_MS }, payload: { said: "x" } });
    let runs = 0;
    const engine = work([
      inTransaction(
        notes,
        async () => {
          runs += 1;
          throw new Error("broken");
        },
        { attempts: 2 },
      ),
    ]);
    clock.pass(HOUR_MS);
    await engine.settled();
    clock.pass(1_000);
    await engine.settled();
    expect(runs).toBe(2);
    expect((await countJobs(queries()))[0]).toMatchObject({ state: "later", dueAt: new Date(clock.now() + HOUR_MS) });
    expect(fixture.logged.map(({ event }) => event)).toEqual(["jobs.failed", "jobs.failed_for_now"]);
  });

  test("refuses a time that nobody can keep", async () => {
    const { jobs } = fixture.node();
    for (const when of [{ at: "24:00", zone: "UTC" }, { at: "3:10", zone: "UTC" }, { at: "03:10", zone: "Brasil/Lua" }, { everyMs: 0 }]) {
      await expect(jobs.schedule(queries(), notes, { key: "x", when, payload: { said: "x" } })).rejects.toThrow(RangeError);
    }
  });
});
