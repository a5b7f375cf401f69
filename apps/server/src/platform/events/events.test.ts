import type { EventPayload } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { systemClock } from "../clock.ts";
import { NotYet } from "../jobs/job.ts";
import { effectsIn, type JobsFixture, jobsFixture, noteEffect, type TestNode } from "../jobs/testing/jobs-fixture.ts";
import { openEvents } from "./events.ts";
import { hear, hearInTransaction, type Listener, listenerQueue } from "./listener.ts";

let fixture: JobsFixture;
beforeAll(async () => {
  fixture = await jobsFixture();
});
afterEach(() => fixture.clear());
afterAll(() => fixture.stop());

const queries = () => fixture.database.queries;
const accountId = systemClock.id("account");
const siteId = systemClock.id("site");
const published = (pageId: string): EventPayload<"page.published"> => ({ accountId, siteId, pageId });

function listening(node: TestNode, listeners: readonly Listener<object>[]) {
  const named = listeners.map((listener) => ({ listener, ...listenerQueue("test", listener) }));
  const events = openEvents({ ...node, listeners: named });
  return { events, workers: named.map(({ listener, queue }) => listener.work(queue, {})) };
}

test("whoever listens hears of a deed once it is committed, and of nothing that is taken back or that nobody listens to", async () => {
  const node = fixture.node();
  const heard: string[] = [];
  const { events, workers } = listening(node, [
    hearInTransaction("page.published", "note-page", () => (event, within) => noteEffect(within.queries, event.pageId, event.eventId)),
    hear(
      "page.published",
      "tell-page",
      () =>
        async ({ pageId, eventId }) =>
          void heard.push(`${pageId} ${eventId}`),
    ),
  ]);
  const engine = node.work(workers);
  const [kept, taken] = [systemClock.id("page"), systemClock.id("page")];
  await expect(
    fixture.database.transaction(async (within) => {
      await events.tell(within, "page.published", published(taken));
      throw new Error("taken back");
    }),
  ).rejects.toThrow("taken back");
  await fixture.database.transaction(async (within) => {
    await events.tell(within, "page.published", published(kept));
    await events.tell(within, "page.unpublished", published(kept));
    await events.tell(within, "plan.changed", { accountId });
  });
  await engine.settled();
  const effects = await effectsIn(fixture.database);
  expect(effects).toEqual([{ job: kept, said: expect.stringMatching(/^evt_/) }]);
  expect(heard).toEqual([`${kept} ${effects[0]?.said}`]);
  expect(await fixture.rows()).toEqual([]);
});

test("what is no id is refused before anything is written", async () => {
  const node = fixture.node();
  const { events } = listening(node, [hear("page.published", "x", () => async () => {})]);
  await expect(events.tell(queries(), "page.published", { ...published("Ana Souza"), accountId: "x" })).rejects.toThrow("bad_id");
  expect(await fixture.rows()).toEqual([]);
});

test("a listener that fails for ever holds up no other listener and no other subject, and then not even its own successors", async () => {
  const node = fixture.node();
  const [broken, fine] = [systemClock.id("page"), systemClock.id("page")];
  const { events, workers } = listening(node, [
    hearInTransaction(
      "page.published",
      "fail-page",
      () =>
        async ({ pageId }, within) => {
          if (pageId === broken) throw new Error("never");
          await noteEffect(within.queries, pageId, "fails");
        },
      { attempts: 2 },
    ),
    hearInTransaction(
      "page.published",
      "note-page",
      () =>
        ({ pageId }, within) =>
          noteEffect(within.queries, pageId, "notes"),
    ),
  ]);
  const engine = node.work(workers);
  for (const pageId of [broken, broken, fine]) await events.tell(queries(), "page.published", published(pageId));
  await engine.settled();
  const effects = async () =>
    (await effectsIn(fixture.database)).map(({ job, said }) => `${job === fine ? "fine" : "broken"} ${said}`).sort();
  expect(await effects()).toEqual(["broken notes", "broken notes", "fine fails", "fine notes"]);
  expect(await events.unheard(queries(), "page.published", broken)).toBe(2);
  for (let second = 0; second < 3; second++) {
    node.clock.pass(1_000);
    await engine.settled();
  }
  expect(await fixture.rows()).toEqual(["listener:test.fail-page dead", "listener:test.fail-page dead"]);
  expect(await events.unheard(queries(), "page.published", broken)).toBe(0);
});

test("an event goes with its account, but for the one that says so", async () => {
  const node = fixture.node();
  const { events } = listening(node, [
    hear("page.published", "hear-page", () => async () => {}),
    hear("account.deleted", "hear-account", () => async () => {}),
  ]);
  await events.tell(queries(), "page.published", published(systemClock.id("page")));
  await events.tell(queries(), "account.deleted", { accountId });
  await node.jobs.forget(queries(), accountId);
  expect(await fixture.rows()).toEqual(["listener:test.hear-account ready"]);
});

test("one who must come last waits for the others without counting it as a failure", async () => {
  const node = fixture.node();
  let isBroken = true;
  const { events, workers } = listening(node, [
    hearInTransaction("account.deleted", "come-last", () => async (event, within) => {
      if ((await events.unheard(within.queries, "account.deleted", event.accountId)) > 0) throw new NotYet(500);
      await noteEffect(within.queries, "last");
    }),
    hearInTransaction("account.deleted", "come-first", () => async (_event, within) => {
      if (isBroken) throw new Error("not yet");
      await noteEffect(within.queries, "first");
    }),
  ]);
  const engine = node.work(workers);
  await events.tell(queries(), "account.deleted", { accountId });
  for (let half = 0; half < 8; half++) {
    await engine.settled();
    node.clock.pass(500);
    if (half === 4) isBroken = false;
    const { rows } = await queries().execute(sql`SELECT attempts FROM jobs WHERE queue LIKE '%last' AND attempts > 0`);
    expect(rows).toEqual([]);
  }
  await engine.settled();
  node.clock.pass(5_000);
  await engine.settled();
  node.clock.pass(5_000);
  await engine.settled();
  expect((await effectsIn(fixture.database)).map(({ job }) => job)).toEqual(["first", "last"]);
});
