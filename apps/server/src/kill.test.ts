import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseFixture, databaseFixture } from "./testing/database-fixture.ts";
import { killRounds } from "./testing/kill/kill-rounds.ts";
import { freePort } from "./testing/test-server.ts";

let fixture: DatabaseFixture;
beforeAll(async () => {
  fixture = await databaseFixture();
});
afterAll(() => fixture.remove());

test("killed ten times in the middle of edits, publishes, moves, uploads and forms, everything acknowledged is there once", {
  timeout: 120_000,
}, async () => {
  const port = await freePort();
  const env = fixture.settings(port);
  const { edits, publishes, moves, leads, images, restarts } = await killRounds({ rounds: 10, env, port, chance: Math.random });
  expect(restarts).toHaveLength(10);
  // The rounds are worth something only when there was work to lose.
  expect(edits).toBeGreaterThan(10);
  expect(publishes).toBeGreaterThan(0);
  expect(moves).toBeGreaterThan(0);
  expect(leads).toBeGreaterThan(50);
  expect(images).toBeGreaterThan(10);
});
