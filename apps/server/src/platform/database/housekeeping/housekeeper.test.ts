import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { databaseCommand } from "../../../operator/database-command.ts";
import { type DatabaseFixture, databaseFixture } from "../../../testing/database-fixture.ts";
import { testBuild } from "../../../testing/test-build.ts";
import { type Database, openDatabase } from "../database.ts";
import type { Housekeeper } from "./housekeeper.ts";

let fixture: DatabaseFixture;
let database: Database;
beforeAll(async () => {
  fixture = await databaseFixture();
  database = await openDatabase({
    ...{ url: fixture.databaseUrl, folder: fixture.dataFolder, migrations: [] },
    ...{ workerFile: testBuild.databaseWorker, initialiserFile: testBuild.databaseInitialiser },
  });
});
afterAll(async () => {
  await database.stop();
  await fixture.remove();
});

const run = (statement: string) => database.queries.execute(sql.raw(statement));
/** Counts reach the statistics about once a second, unless they are asked for. */
const counted = () => run("SELECT pg_stat_force_next_flush()");
const round = async (mayTakeLong = false) => {
  await counted();
  return (database.housekeeper as Housekeeper).round({ mayTakeLong });
};
const bytesOf = async (table: string): Promise<number> =>
  Number((await database.queries.execute(sql`SELECT pg_total_relation_size(${table}::regclass) AS bytes`)).rows[0]?.bytes);

test.runIf(inject("postgresUrl") !== "")("a server is left to its own housekeeping, and the operator is told", async () => {
  expect(database.housekeeper).toBeNull();
  expect((await databaseCommand(database)).output).toContain("its own autovacuum");
});

describe.runIf(inject("databaseTemplate") !== "")("housekeeping of the embedded database", () => {
  test("looks after what changed enough, and after nothing else", async () => {
    await run("CREATE TABLE grown (n integer PRIMARY KEY, kind text); CREATE TABLE still (n integer)");
    await run("INSERT INTO grown VALUES (1, 'rare'), (2, 'rare')");
    // Nobody knows what changed before the start: a table with rows is seen to once.
    expect(await round()).toMatchObject({ analysed: expect.arrayContaining(["grown"]), vacuumed: expect.arrayContaining(["grown"]) });
    await run("INSERT INTO grown VALUES (3, 'rare')");
    expect(await round()).toMatchObject({ analysed: [], vacuumed: [] });
    await run("INSERT INTO grown SELECT n, 'usual' FROM generate_series(4, 5000) n");
    expect(await round()).toMatchObject({ analysed: ["grown"], vacuumed: ["grown"], waiting: [] });
    expect(await round()).toMatchObject({ analysed: [], vacuumed: [] });
    const { rows } = await run("SELECT reltuples, relallvisible = relpages AS seen FROM pg_class WHERE relname = 'grown'");
    expect(rows).toEqual([{ reltuples: 5_000, seen: true }]);
    const { rows: kinds } = await run(
      "SELECT most_common_vals::text AS common FROM pg_stats WHERE tablename = 'grown' AND attname = 'kind'",
    );
    expect(kinds).toEqual([{ common: "{usual,rare}" }]);
  });

  test("a row written 100,000 times takes no more room than one written some thousand times", async () => {
    // An index on what changes: without it each page would tidy itself.
    await run("CREATE TABLE written (name integer PRIMARY KEY, at integer); CREATE INDEX ON written (at)");
    await run("INSERT INTO written SELECT n, 0 FROM generate_series(1, 20) n");
    await run("SET synchronous_commit = off");
    const sizes: number[] = [];
    for (let done = 0; done < 100_000; done += 5_000) {
      await run(`DO $$ BEGIN FOR i IN 1..50 LOOP
        FOR n IN 1..5 LOOP UPDATE written SET at = at + 1; END LOOP; COMMIT; END LOOP; END $$`);
      expect((await round()).vacuumed).toContain("written");
      sizes.push(await bytesOf("written"));
    }
    await run("RESET synchronous_commit");
    expect((await run("SELECT sum(at)::int AS times FROM written")).rows).toEqual([{ times: 100_000 }]);
    expect(sizes.at(-1)).toBeLessThanOrEqual(2 * (sizes[0] ?? 0));
  });

  test("long values written over and over are let go of with their table", async () => {
    await run("CREATE TABLE paper (n integer PRIMARY KEY, content text)");
    const save = () =>
      run(
        "INSERT INTO paper SELECT 1, string_agg(md5(random()::text), '') FROM generate_series(1, 3000) ON CONFLICT (n) DO UPDATE SET content = EXCLUDED.content",
      );
    const sizes: number[] = [];
    for (let saves = 0; saves < 12; saves++) {
      for (let again = 0; again < 3; again++) await save();
      await round();
      sizes.push(await bytesOf("paper"));
    }
    expect(sizes.at(-1)).toBeLessThanOrEqual(2 * (sizes[3] ?? 0));
  });

  test("what does not fit in a piece goes on in the next one, others in between, and nobody waits longer", async () => {
    await run("CREATE TABLE wide (n integer PRIMARY KEY, filler text)");
    await run("INSERT INTO wide SELECT n, repeat('x', 900) FROM generate_series(1, 60000) n");
    await counted();
    let isOver = false;
    let others = 0;
    const other = async (): Promise<void> => {
      for (; !isOver; others++) await database.queries.execute(sql`SELECT 1`);
    };
    const asking = other();
    const { vacuumed, analysed } = await round();
    isOver = true;
    await asking;
    expect([vacuumed, analysed]).toEqual([expect.arrayContaining(["wide"]), expect.arrayContaining(["wide"])]);
    expect(others).toBeGreaterThan(2);
    const { rows } = await run("SELECT relallvisible = relpages AS seen FROM pg_class WHERE relname = 'wide'");
    expect(rows).toEqual([{ seen: true }]);
  });

  test("a query that is cancelled for its length says so, and the next one is whole", async () => {
    await database.embedded?.limit(1);
    await expect(run("SELECT count(*) FROM wide a CROSS JOIN wide b WHERE a.filler > b.filler")).rejects.toMatchObject({
      cause: { code: "57014" },
    });
    await database.embedded?.limit(null);
    expect((await run("SELECT count(*)::int AS n FROM wide")).rows).toEqual([{ n: 60_000 }]);
  });

  test("it ends before its next piece when it is told to", async () => {
    await run("INSERT INTO still SELECT n FROM generate_series(1, 5000) n");
    await counted();
    await expect((database.housekeeper as Housekeeper).round({ mayTakeLong: false, signal: AbortSignal.abort() })).rejects.toThrow();
  });

  test("the operator sees what each table holds and when it was looked after", async () => {
    await round();
    const { ok, output } = await databaseCommand(database);
    expect(ok).toBe(true);
    expect(output).toMatch(/^wide +60000 +0 +\d+\.\d MB( +\d{4}-\d\d-\d\d \d\d:\d\d:\d\d){2}$/m);
    expect(output).not.toContain("pg_catalog");
  });
});
