import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { databaseFixture } from "../../testing/database-fixture.ts";
import { testBuild } from "../../testing/test-build.ts";
import { killDeliveries } from "./testing/kill-deliveries.ts";

test("what is committed arrives though its sender is killed, and always under one id", async () => {
  const fixture = await databaseFixture();
  const settings = {
    folder: fixture.dataFolder,
    databaseUrl: fixture.databaseUrl,
    workerFile: testBuild.databaseWorker.href,
    initialiserFile: testBuild.databaseInitialiser.href,
  };
  const source = fileURLToPath(new URL("./testing/delivery-process.ts", import.meta.url));
  const { committed, lost, doubled } = await killDeliveries(source, settings, 2);
  expect(committed).toBeGreaterThan(3);
  expect([lost, doubled]).toEqual([[], []]);
  await fixture.remove();
}, 60_000);
