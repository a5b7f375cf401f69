import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseFixture, databaseFixture } from "../../testing/database-fixture.ts";
import { faultsOf, killJobs } from "./testing/kill-jobs.ts";

let fixture: DatabaseFixture;
beforeAll(async () => {
  fixture = await databaseFixture();
});
afterAll(() => fixture.remove());

test("a process killed while it makes jobs and does them: each effect is there once, and of each key in order", {
  timeout: 120_000,
}, async () => {
  const killed = await killJobs(2, fixture.dataFolder, fixture.databaseUrl, Math.random);
  expect(faultsOf(killed)).toEqual([]);
  expect(killed.acknowledged.length).toBeGreaterThan(1);
  const [{ number } = expect.fail()] = killed.deeds;
  // What finds nothing must be able to find something.
  expect(faultsOf({ ...killed, effects: killed.effects.filter((effect) => effect.number !== number) })).toHaveLength(2);
  expect(faultsOf({ ...killed, effects: [...killed.effects, { queue: "within", number }] })).toHaveLength(2);
});
