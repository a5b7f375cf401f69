import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { z } from "zod";
import { databaseRelay } from "../../testing/database-relay.ts";
import { atLeastOnce, inTransaction, type JobWorker, jobQueue } from "./job.ts";
import { effectsIn, type JobsFixture, jobsFixture, noteEffect } from "./testing/jobs-fixture.ts";

const relay = databaseRelay();
const isEmbedded = inject("postgresUrl") === "";
let fixture: JobsFixture;
beforeAll(async () => {
  fixture = await jobsFixture();
});
afterEach(() => fixture.clear());
afterAll(async () => {
  await fixture.stop();
  if (!isEmbedded) await relay.cut();
});

const queries = () => fixture.database.queries;
const HOUR_MS = 3_600_000;

test("of two nodes an hour apart that do a job at once, under one id, one ends it: what is written with the end is there once", async () => {
  const queue = jobQueue("test.twice", z.object({}));
  const began: string[] = [];
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const worker = (name: string): JobWorker =>
    atLeastOnce(queue, async ({ id }) => {
      began.push(`${name} ${id}`);
      // The first is still at it when the second, whose clock is ahead, takes its lease for over.
      if (began.length === 1) await ended;
      return { write: (within) => noteEffect(within, id, name) };
    });
  const [slow, fast] = [fixture.node(), fixture.node({ aheadMs: HOUR_MS })];
  const id = (await slow.jobs.make(queries(), queue, {})) ?? "";
  const first = slow.work([worker("slow")]);
  await expect.poll(() => began).toHaveLength(1);
  const second = fast.work([worker("fast")]);
  await expect.poll(() => effectsIn(fixture.database)).toEqual([{ job: id, said: "fast" }]);
  end();
  await first.settled();
  await second.settled();
  expect(began).toEqual([`slow ${id}`, `fast ${id}`]);
  expect([await effectsIn(fixture.database), await fixture.rows()]).toEqual([[{ job: id, said: "fast" }], []]);
  expect(fixture.logged.map(({ event }) => event)).toEqual(["jobs.lost"]);
});

test("what is being done in a transaction is nobody else's, whatever his clock says", async () => {
  const queue = jobQueue("test.locked", z.object({}));
  let begins = 0;
  const worker = inTransaction(queue, async ({ id }, within) => {
    begins += 1;
    await noteEffect(within.queries, id);
  });
  const nodes = [fixture.node(), fixture.node({ aheadMs: HOUR_MS }), fixture.node({ aheadMs: -HOUR_MS })];
  const ids = await nodes[0]?.jobs.makeAll(
    queries(),
    queue,
    Array.from({ length: 20 }, () => ({ payload: {} })),
  );
  const engines = nodes.map((node) => node.work([worker]));
  for (const engine of [...engines, ...engines]) await engine.settled();
  expect((await effectsIn(fixture.database)).map(({ job }) => job).sort()).toEqual(ids?.toSorted());
  expect(begins).toBeGreaterThanOrEqual(20);
});

test("a database that is away in the middle of a lease is waited for, and what was done elsewhere is not done again", async () => {
  const url = fixture.fixture.databaseUrl;
  const own = url ? await fixture.anotherDatabase(await relay.to(url)) : fixture.database;
  const cut = () => (url ? relay.cut() : own.embedded?.kill());
  const queue = jobQueue("test.away", z.object({}));
  let runs = 0;
  const node = fixture.node({ database: own });
  const id = (await node.jobs.make(queries(), queue, {})) ?? "";
  const engine = node.work([
    atLeastOnce(queue, async () => {
      runs += 1;
      await cut();
      return { write: (within) => noteEffect(within, id) };
    }),
  ]);
  await expect.poll(() => runs).toBe(1);
  if (url) await relay.restore();
  await expect.poll(() => effectsIn(fixture.database).catch(() => [])).toEqual([{ job: id, said: "" }]);
  await engine.settled();
  expect([runs, await fixture.rows()]).toEqual([1, []]);
});

const faults = fc.array(fc.constantFrom("throws", "throws", "hangs"), { maxLength: 2 });
const script = fc.array(fc.record({ key: fc.constantFrom("a", "b", "c"), faults }), { minLength: 3, maxLength: 8 });

test("whatever fails, hangs, is cut off or is done by nodes an hour apart: each effect is there once, and of each key in order", {
  timeout: 60_000,
}, async () => {
  const queue = jobQueue("test.any", z.object({ number: z.number(), key: z.string() }));
  await fc.assert(
    fc.asyncProperty(script, fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: 3 }), fc.boolean(), async (given, cuts, isTogether) => {
      await fixture.clear();
      const left = given.map((job) => [...job.faults]);
      let attempts = 0;
      let cutOff = (): void => {};
      const worker = inTransaction(
        queue,
        async ({ payload }, within) => {
          attempts += 1;
          if (cuts.includes(attempts)) cutOff();
          const fault = left[payload.number]?.pop();
          await noteEffect(within.queries, payload.key, String(payload.number));
          if (fault === "throws") throw new Error("out of order");
          if (fault === "hangs") await new Promise(() => {});
        },
        { concurrency: 3, limitMs: 100, attempts: Number.POSITIVE_INFINITY, backOff: { firstMs: 1, mostMs: 1 } },
      );
      const ahead = [0, HOUR_MS, -HOUR_MS];
      const nodes = ahead.map((aheadMs) => fixture.node({ aheadMs }));
      const [maker] = nodes;
      await maker?.jobs.makeAll(
        queries(),
        queue,
        given.map(({ key }, number) => ({ payload: { number, key }, orderKey: key, accountId: `acc_${number % 2}` })),
      );
      for (let turn = 0; turn < 60 && (await fixture.rows()).length > 0; turn++) {
        const begun = (isTogether ? nodes : [nodes[turn % nodes.length] ?? expect.fail()]).map((node) => node.work([worker]));
        const isCut = new Promise<void>((resolve) => {
          cutOff = resolve;
        });
        await Promise.race([isCut, Promise.all(begun.map((engine) => engine.settled()))]);
        await Promise.all(begun.map((engine) => engine.stop()));
        for (const { clock } of nodes) clock.pass(HOUR_MS);
      }
      const effects = await effectsIn(fixture.database);
      expect(effects.map(({ said }) => Number(said)).sort((a, b) => a - b)).toEqual(given.map((_job, number) => number));
      for (const key of ["a", "b", "c"]) {
        const order = effects.flatMap(({ job, said }) => (job === key ? [Number(said)] : []));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }
    }),
    { numRuns: 4 },
  );
});
