import { afterAll, beforeAll, expect, test } from "vitest";
import { assembleSlices } from "../../platform/assemble-slices.ts";
import { systemClock } from "../../platform/clock.ts";
import { dailyWorkers, scheduleDaily } from "../../platform/daily.ts";
import { openEvents } from "../../platform/events/events.ts";
import { listenerQueue } from "../../platform/events/listener.ts";
import { effectsIn, type JobsFixture, jobsFixture } from "../../platform/jobs/testing/jobs-fixture.ts";
import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { laterSlice } from "./later.ts";

let fixture: JobsFixture;
beforeAll(async () => {
  fixture = await jobsFixture();
});
afterAll(() => fixture.stop());

test("what a slice hears, does later and does at night is there by being part of its value", async () => {
  const { jobs, clock, work } = fixture.node();
  const { database } = fixture;
  const dependencies = { platform: { jobs, database } } as unknown as Dependencies;
  const { workers, dailyWork } = await assembleSlices<Dependencies>(dependencies, [laterSlice as ServerSlice<Dependencies>]);
  const listeners = laterSlice.listeners.map((listener) => listenerQueue(laterSlice.name, listener));
  const events = openEvents({ jobs, clock, listeners });
  await scheduleDaily(jobs, database.queries, dailyWork);
  const engine = work([...workers, ...dailyWorkers(dailyWork)]);
  const [accountId, siteId, pageId] = [systemClock.id("account"), systemClock.id("site"), systemClock.id("page")];
  await database.transaction((queries) => events.tell(queries, "page.published", { accountId, siteId, pageId }));
  await expect.poll(() => effectsIn(database)).toEqual([{ job: pageId, said: "picture" }]);
  clock.pass(86_400_000);
  await engine.settled();
  expect((await effectsIn(database))[1]).toEqual({ job: "night", said: "counted" });
  await engine.stop();
});
