import { once } from "node:events";
import { join } from "node:path";
import { setImmediate as tick } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, inject, test, vi } from "vitest";
import { databaseFixture } from "../../testing/database-fixture.ts";
import { testBuild } from "../../testing/test-build.ts";
import { openDatabase } from "./database.ts";
import { embeddedDatabase } from "./embedded-database.ts";

/*
 * A message to a worker that has ended goes nowhere, and its end is told only once. A connection that was being
 * opened while the worker was killed, or a stop after a kill, once waited for an answer that could not come.
 */
test.skipIf(inject("databaseTemplate") === "")(
  "whatever the moment of a kill, each query ends, the next one works, and it stops",
  async () => {
    const fixture = await databaseFixture();
    const database = embeddedDatabase(join(fixture.dataFolder, "database"), testBuild.databaseWorker);
    const pool = new pg.Pool({
      max: 1,
      idleTimeoutMillis: 0,
      user: "postgres",
      database: "postgres",
      stream: () => database.connect() as never,
    });
    pool.on("error", () => {});
    const ask = () =>
      pool.query<{ one: number }>("SELECT 1 AS one").then(
        ({ rows }) => rows[0]?.one,
        () => "refused",
      );
    for (const ticks of [0, 1, 4]) {
      const early = ask();
      for (let waited = 0; waited < ticks; waited++) await tick();
      const killed = database.kill();
      const [first, second] = await Promise.all([early, ask(), killed]);
      expect([1, "refused"]).toContain(first);
      expect([1, "refused"]).toContain(second);
      expect(await ask()).toBe(1);
    }
    await database.kill();
    await pool.end();
    await database.stop();
    await fixture.remove();
  },
);

test.skipIf(inject("databaseTemplate") === "")("a start waits for the folder to be opened, however slow the machine", async () => {
  const fixture = await databaseFixture();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const opening = openDatabase({
      url: undefined,
      folder: fixture.dataFolder,
      migrations: [],
      workerFile: testBuild.databaseWorker,
      initialiserFile: testBuild.databaseInitialiser,
    });
    // A minute passes before the worker, which needs hundreds of milliseconds, can have said anything.
    for (let ticks = 0; ticks < 20; ticks++) await tick();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    const database = await opening;
    expect(await database.isReady()).toBe(true);
    await database.stop();
  } finally {
    vi.useRealTimers();
    await fixture.remove();
  }
});

test.skipIf(inject("databaseTemplate") === "")("a connection that is over leaves nothing behind", async () => {
  const fixture = await databaseFixture();
  const database = embeddedDatabase(join(fixture.dataFolder, "database"), testBuild.databaseWorker);
  const useOne = async (): Promise<WeakRef<object>> => {
    const stream = database.connect() as ReturnType<typeof database.connect> & { connect(): void };
    stream.connect();
    await once(stream, "connect");
    stream.destroy();
    return new WeakRef(stream);
  };
  try {
    const over: WeakRef<object>[] = [];
    for (let count = 0; count < 20; count++) over.push(await useOne());
    await tick();
    setFlagsFromString("--expose-gc");
    (runInNewContext("gc") as () => void)();
    // Whoever spoke last may still be on somebody's lips.
    expect(over.filter((one) => one.deref()).length).toBeLessThanOrEqual(2);
  } finally {
    await database.stop();
    await fixture.remove();
  }
});

test.skipIf(inject("databaseTemplate") === "")("a database that is asked much is ready, one that answers nobody is not", async () => {
  const fixture = await databaseFixture();
  const database = await openDatabase({
    url: undefined,
    folder: fixture.dataFolder,
    migrations: [],
    workerFile: testBuild.databaseWorker,
    initialiserFile: testBuild.databaseInitialiser,
  });
  const take = async (seconds: number): Promise<void> => void (await database.queries.execute(sql`SELECT pg_sleep(${seconds})`));
  try {
    // Each is answered in its turn, and who asks whether it is ready has his after more than a second.
    const many = Array.from({ length: 12 }, () => take(0.1));
    await tick();
    expect(await database.isReady()).toBe(true);
    await Promise.all(many);
    expect(await database.isReady()).toBe(true);
    const long = take(1.3);
    await tick();
    expect(await database.isReady()).toBe(false);
    await long;
  } finally {
    await database.stop();
    await fixture.remove();
  }
});
