import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { databaseFixture } from "../../testing/database-fixture.ts";
import { testBuild } from "../../testing/test-build.ts";
import { type Database, openDatabase } from "../database/database.ts";
import type { ToldEvent } from "../live/event-ring.ts";
import { type LiveHub, openLive } from "../live/live.ts";
import { postgresBus } from "./node-bus.ts";

const { VITRINE_TEST_POSTGRES } = process.env;
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

interface Node {
  readonly hub: LiveHub;
  readonly heard: string[];
}

async function twoNodes(): Promise<{ database: Database; nodes: readonly [Node, Node] }> {
  const fixture = await databaseFixture();
  stops.push(fixture.remove);
  const url = fixture.databaseUrl ?? expect.fail("no server");
  const { databaseWorker: workerFile, databaseInitialiser: initialiserFile } = testBuild;
  const database = await openDatabase({ url, folder: fixture.dataFolder, migrations: [], workerFile, initialiserFile });
  stops.push(database.stop);
  const open = (): Node => {
    const heard: string[] = [];
    const bus = postgresBus({ url, queries: database.queries, log: () => {}, timing: { retry: 20, ask: 60_000, beat: 20 } });
    const hub = openLive(bus);
    stops.push(hub.stop);
    hub.listen({
      told: ({ channel, text }: ToldEvent) => heard.push(`${channel} ${/"count":(\d+)/.exec(text)?.[1] ?? ""}`.trim()),
      hearing: () => [],
      missed: () => heard.push("missed"),
      forgotten: (accountId) => heard.push(`forgotten ${accountId}`),
    });
    return { hub, heard };
  };
  const nodes = [open(), open()] as const;
  // Each looks at everything once it listens.
  for (const { heard } of nodes) await expect.poll(() => heard).toEqual(["missed"]);
  for (const { heard } of nodes) heard.length = 0;
  return { database, nodes };
}

const arrived = (count: number) => ({ arrived: [{ siteId: "sit_1", pageId: "pag_1", isSuspect: false, count }], isAll: true });

test.runIf(VITRINE_TEST_POSTGRES)("nodes hear of each other what each hears of itself, once and in order", async () => {
  const { nodes } = await twoNodes();
  const [one, two] = nodes;
  for (let n = 1; n <= 50; n++) one.hub.tell("leads", { accountId: "acc_1" }, arrived(n));
  one.hub.tellForgotten("acc_2");
  const expected = Array.from({ length: 50 }, (_, n) => `leads:@acc_1 ${n + 1}`);
  await expect.poll(() => two.heard).toEqual([...expected, "forgotten acc_2"]);
  expect(one.heard).toEqual(expected);
});

test.runIf(VITRINE_TEST_POSTGRES)("a node whose connection is lost looks at everything again once it hears", async () => {
  const { database, nodes } = await twoNodes();
  const [one, two] = nodes;
  await database.queries.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN vitrine_live%' AND datname = current_database()`,
  );
  for (const { heard } of nodes) await expect.poll(() => heard).toEqual(["missed"]);
  one.hub.tell("leads", { accountId: "acc_1" }, arrived(7));
  await expect.poll(() => two.heard.at(-1)).toBe("leads:@acc_1 7");
});

test.runIf(VITRINE_TEST_POSTGRES)("what is too long to be told, or not ours, is something that was missed or nothing", async () => {
  const { database, nodes } = await twoNodes();
  const [one, two] = nodes;
  for (const text of ["", "nonsense", "{}", '{"from":"x","channel":1}', '{"from":"x"}', "null"])
    await database.queries.execute(sql`SELECT pg_notify('vitrine_live', ${text})`);
  one.hub.tell(
    "leads",
    { accountId: "acc_1" },
    { arrived: Array.from({ length: 200 }, () => arrived(1).arrived[0] ?? expect.fail()), isAll: true },
  );
  await expect.poll(() => two.heard).toEqual(["missed"]);
  await wait(0);
  expect(one.heard).toEqual(["leads:@acc_1 1"]);
});
