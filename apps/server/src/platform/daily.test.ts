import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type DailyWorkOf, dailyWorkers, scheduleDaily } from "./daily.ts";
import { type JobsFixture, jobsFixture, START } from "./jobs/testing/jobs-fixture.ts";
import { countJobs } from "./jobs/view-store.ts";

let fixture: JobsFixture;
beforeAll(async () => {
  fixture = await jobsFixture();
});
afterEach(() => fixture.clear());
afterAll(() => fixture.stop());

const DAY_MS = 86_400_000;

function work(done: string[], names: readonly string[]): DailyWorkOf[] {
  return names.map((name) => ({
    slice: "test",
    name,
    async run() {
      if (name === "broken") throw new Error("out of order");
      done.push(name);
    },
  }));
}

test("is done once a day for all nodes together, at night in Brasília, whatever becomes of the others", async () => {
  const done: string[] = [];
  const works = work(done, ["a", "broken", "c"]);
  const nodes = [fixture.node(), fixture.node()];
  const engines = nodes.map((node) => node.work(dailyWorkers(works)));
  const settle = async () => {
    for (const engine of engines) await engine.settled();
  };
  for (const { jobs } of nodes) await scheduleDaily(jobs, fixture.database.queries, works);
  await settle();
  expect(done).toEqual([]);
  for (const { dueAt } of await countJobs(fixture.database.queries)) {
    const hour = (dueAt.getUTCHours() * 60 + dueAt.getUTCMinutes()) / 60 - 3;
    expect([hour >= 2.5, hour < 5.5, dueAt.getTime() < START + DAY_MS]).toEqual([true, true, true]);
  }
  for (let hours = 0; hours < 48; hours += 6) {
    for (const { clock } of nodes) clock.pass(DAY_MS / 4);
    await settle();
    // Another start, or another node's, changes nothing.
    for (const { jobs } of nodes) await scheduleDaily(jobs, fixture.database.queries, works);
  }
  expect(done.sort()).toEqual(["a", "a", "c", "c"]);
  expect(await fixture.rows()).toHaveLength(3);
});

test("what was missed while nothing ran is done once at the next start", async () => {
  const done: string[] = [];
  const works = work(done, ["a"]);
  const { jobs, clock, work: begin } = fixture.node();
  await scheduleDaily(jobs, fixture.database.queries, works);
  clock.pass(9 * DAY_MS);
  await scheduleDaily(jobs, fixture.database.queries, works);
  const engine = begin(dailyWorkers(works));
  await engine.settled();
  expect(done).toEqual(["a"]);
});
