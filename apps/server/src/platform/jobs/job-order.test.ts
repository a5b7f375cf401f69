import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { atLeastOnce, inTransaction, type JobWorker, jobQueue } from "./job.ts";
import { effectsIn, type JobsFixture, jobsFixture, noteEffect, START } from "./testing/jobs-fixture.ts";
import { countJobs, forgetDead, listDead, removeDead, reviveJobs } from "./view-store.ts";

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

describe("order and turns", () => {
  test("who has nothing ready but what must wait for its own earlier job is looked for once, not without end", async () => {
    const { jobs, work, clock } = fixture.node();
    await jobs.make(queries(), notes, { said: "later" }, { orderKey: "a", dueAt: new Date(START + 1_000) });
    await jobs.make(queries(), notes, { said: "next" }, { orderKey: "a" });
    const engine = work([noting]);
    await engine.settled();
    expect(await said()).toEqual([]);
    clock.pass(1_000);
    await engine.settled();
    expect(await said()).toEqual(["later", "next"]);
  });

  test("jobs of one key follow each other as they were made, also past one that waits to be tried again", async () => {
    const { jobs, work, clock } = fixture.node();
    const attempted: string[] = [];
    const engine = work([
      inTransaction(
        notes,
        async ({ id, payload, attempt }, within) => {
          attempted.push(payload.said);
          await noteEffect(within.queries, id, payload.said);
          if (payload.said === "a1" && attempt < 3) throw new Error("not yet");
        },
        { concurrency: 4 },
      ),
    ]);
    await fixture.database.transaction(async (within) => {
      for (const name of ["a1", "b1", "a2", "b2", "a3"]) await jobs.make(within, notes, { said: name }, { orderKey: name.slice(0, 1) });
    });
    await engine.settled();
    expect(await said()).toEqual(["b1", "b2"]);
    clock.pass(1_000);
    await engine.settled();
    clock.pass(2_000);
    await engine.settled();
    expect(await said()).toEqual(["b1", "b2", "a1", "a2", "a3"]);
    expect(attempted.filter((name) => name === "a1")).toHaveLength(3);
  });

  test("one that fails for ever is set aside, and those behind it go on", async () => {
    const { jobs, work } = fixture.node();
    const engine = work([
      inTransaction(
        notes,
        async ({ id, payload }, within) => {
          if (payload.said === "broken") throw new Error("never");
          await noteEffect(within.queries, id, payload.said);
        },
        { attempts: 1 },
      ),
    ]);
    await jobs.makeAll(
      queries(),
      notes,
      ["broken", "next"].map((name) => ({ payload: { said: name }, orderKey: "k" })),
    );
    await engine.settled();
    expect(await said()).toEqual(["next"]);
    const [dead] = await listDead(queries(), 10);
    expect(dead).toMatchObject({ state: "dead", problem: "never", attempts: 1 });
    expect(fixture.logged.map(({ event }) => event)).toEqual(["jobs.set_aside"]);
  });

  test("an account with very many jobs delays another's first by a few", async () => {
    const { jobs, work } = fixture.node();
    const many = Array.from({ length: 1_000 }, () => ({ payload: { said: "many" }, accountId: "acc_m" }));
    await jobs.makeAll(queries(), notes, many);
    const order: string[] = [];
    const engine = work([
      atLeastOnce(notes, async ({ payload }) => {
        order.push(payload.said);
        const others = ["acc_a", "acc_z"].map((accountId) => ({ payload: { said: accountId }, accountId }));
        if (order.length === 100) await jobs.makeAll(queries(), notes, others);
        return undefined;
      }),
    ]);
    await expect.poll(() => order.includes("acc_a") && order.includes("acc_z")).toBe(true);
    await engine.stop();
    expect(Math.max(order.indexOf("acc_a"), order.indexOf("acc_z"))).toBeLessThan(100 + 64 + 2);
  });

  test("an account whose jobs all wait for one before them keeps no other from its turn", async () => {
    const { jobs, work } = fixture.node();
    await jobs.make(queries(), notes, { said: "head" }, { orderKey: "k", accountId: "acc_a", dueAt: new Date(START + HOUR_MS) });
    await jobs.makeAll(
      queries(),
      notes,
      Array.from({ length: 50 }, () => ({ payload: { said: "behind" }, orderKey: "k", accountId: "acc_a" })),
    );
    await jobs.make(queries(), notes, { said: "other" }, { accountId: "acc_b" });
    const engine = work([noting]);
    await engine.settled();
    expect(await said()).toEqual(["other"]);
  });

  test("what goes first goes first, of one queue and of several", async () => {
    const { jobs, work } = fixture.node();
    const others = jobQueue("test.another", z.object({ said: z.string() }));
    await jobs.make(queries(), notes, { said: "last" }, { priority: "last" });
    await jobs.make(queries(), notes, { said: "usual" });
    await jobs.make(queries(), others, { said: "first" }, { priority: "first" });
    const order: string[] = [];
    // Two queues are done side by side: what is in order is their beginning, and a transaction would open in between.
    const note = async ({ payload }: { readonly payload: { readonly said: string } }) => void order.push(payload.said);
    const engine = work([atLeastOnce(notes, note), atLeastOnce(others, note)]);
    await engine.settled();
    expect(order).toEqual(["first", "usual", "last"]);
  });
});

describe("what goes wrong", () => {
  test("one that throws always is tried less and less often, and then set aside for the operator", async () => {
    const { jobs, work, clock } = fixture.node();
    await jobs.make(queries(), notes, { said: "x" });
    const at: number[] = [];
    const options = { attempts: 4, backOff: { firstMs: 1_000, mostMs: 3_000 } };
    const engine = work([
      inTransaction(
        notes,
        async () => {
          at.push(clock.now() - START);
          throw new Error("out of order", { cause: new Error("no wire") });
        },
        options,
      ),
    ]);
    for (let second = 0; second < 10; second++) {
      await engine.settled();
      clock.pass(1_000);
    }
    expect(at).toEqual([0, 1_000, 3_000, 6_000]);
    const [dead] = await listDead(queries(), 10);
    expect(dead).toMatchObject({ problem: "out of order: no wire", attempts: 4 });
    expect(await countJobs(queries())).toMatchObject([{ queue: "test.note", state: "dead", count: 1 }]);
    expect(await reviveJobs(queries(), dead?.id ?? "")).toBe(1);
    await engine.settled();
    expect(at).toHaveLength(5);
    expect(await removeDead(queries(), dead?.id ?? "")).toBe(false);
    await expect.poll(fixture.rows).toEqual(["test.note later"]);
  });

  test("what was set aside is forgotten after a time, or when the operator says so", async () => {
    const { jobs, work, clock } = fixture.node();
    const failing = inTransaction(notes, () => Promise.reject(new Error("no")), { attempts: 1 });
    const engine = work([failing]);
    for (const name of ["a", "b"]) await jobs.make(queries(), notes, { said: name });
    await engine.settled();
    const [one] = await listDead(queries(), 1);
    expect(await removeDead(queries(), one?.id ?? "")).toBe(true);
    expect(await forgetDead(queries(), new Date(clock.now() - 1))).toBe(0);
    expect(await forgetDead(queries(), new Date(clock.now()))).toBe(1);
  });

  test("one that hangs in its transaction is cut off: nothing of it stays, and what it does later is refused", async () => {
    const { jobs, work } = fixture.node();
    await jobs.make(queries(), notes, { said: "hangs" });
    const go = signal();
    const later = signal();
    let refused: unknown;
    work([
      inTransaction(
        notes,
        async ({ id }, within) => {
          await noteEffect(within.queries, id, "half");
          await go.told;
          refused = await noteEffect(within.queries, id, "late").catch((error: unknown) => error);
          later.tell();
        },
        { attempts: 1, limitMs: 20 },
      ),
    ]);
    await expect.poll(fixture.rows).toEqual(["test.note dead"]);
    go.tell();
    await later.told;
    expect(refused).toMatchObject({ cause: { message: "the transaction is over" } });
    expect(await said()).toEqual([]);
    expect((await listDead(queries(), 1))[0]?.problem).toBe("it took longer than 20 ms");
  });

  test("one whose payload an earlier version made is set aside at once", async () => {
    const { jobs, work } = fixture.node();
    await jobs.make(queries(), jobQueue("test.note", z.object({ old: z.number() })), { old: 1 });
    const engine = work([noting]);
    await engine.settled();
    expect((await listDead(queries(), 1))[0]).toMatchObject({ attempts: 1, problem: expect.stringContaining("payload") });
  });

  test("one that is cut off at each attempt is set aside too", async () => {
    const { jobs, work } = fixture.node();
    await jobs.make(queries(), notes, { said: "kills" });
    await queries().execute(sql`UPDATE jobs SET attempts = 20`);
    const engine = work([noting]);
    await engine.settled();
    expect((await listDead(queries(), 1))[0]?.problem).toBe("it was cut off at each of 20 attempts");
    expect(await said()).toEqual([]);
  });
});
