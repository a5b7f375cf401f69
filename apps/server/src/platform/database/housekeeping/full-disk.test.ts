import { cpSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { canMount, type SmallDisk, smallDisk } from "../../../testing/small-disk.ts";
import { testBuild } from "../../../testing/test-build.ts";
import { isFull } from "../../is-full.ts";
import { type Database, openDatabase } from "../database.ts";
import type { HouseRound } from "./housekeeper.ts";

const isPossible = canMount && inject("databaseTemplate") !== "";
let disk: SmallDisk;
let database: Database;
beforeAll(async () => {
  if (!isPossible) return;
  disk = await smallDisk("144m");
  cpSync(inject("databaseTemplate"), join(disk.folder, "database"), { recursive: true });
  database = await openDatabase({
    ...{ url: undefined, folder: disk.folder, migrations: [] },
    ...{ workerFile: testBuild.databaseWorker, initialiserFile: testBuild.databaseInitialiser },
  });
});
afterAll(async () => {
  await database?.stop();
  disk?.remove();
});

const run = (statement: string) => database.queries.execute(sql.raw(statement));
const round = async (): Promise<HouseRound> => {
  await run("SELECT pg_stat_force_next_flush()");
  return database.housekeeper?.round({ mayTakeLong: false }) ?? expect.fail("there is no housekeeper");
};
/** PostgreSQL makes its log in files of 16 MB: whether the next is there already, and how much room this one has. */
const logEnd = async (): Promise<{ hasNext: boolean; left: number }> => {
  const { rows } = await run(`SELECT max(name) > pg_walfile_name(pg_current_wal_insert_lsn()) AS "hasNext",
    (16777216 - (pg_current_wal_insert_lsn() - '0/0') % 16777216)::int AS left FROM pg_ls_waldir()`);
  return rows[0] as { hasNext: boolean; left: number };
};
const full = (error: unknown) => isFull(error);

describe.runIf(isPossible)("on a full disk", () => {
  test("a vacuum or an analysis ends with its reason, keeps nobody waiting, and is done once there is room", async () => {
    await run("CREATE TABLE grown (n integer PRIMARY KEY, kind text)");
    await run("INSERT INTO grown SELECT n, repeat('k', n % 90) FROM generate_series(1, 20000) n");
    disk.fill();
    expect(await round().catch(full)).toBe(true);
    expect((await run("SELECT count(*)::int AS n FROM grown")).rows).toEqual([{ n: 20_000 }]);
    expect(await round().catch(full)).toBe(true);
    expect(await database.isReady()).toBe(true);
    disk.free();
    expect((await round()).vacuumed).toContain("grown");
    expect((await run("SELECT count(*)::int AS n FROM grown")).rows).toEqual([{ n: 20_000 }]);
  });

  test("a database that ends in the middle of it for want of room is there again for everybody, its housekeeper too", async () => {
    await run("CREATE TABLE more (n integer PRIMARY KEY, kind text); INSERT INTO more SELECT n, 'x' FROM generate_series(1, 20000) n");
    await run("SELECT pg_stat_force_next_flush()");
    // Room for what the tables need, and none for the next file of the log.
    disk.fill(2_000_000);
    for (let at = await logEnd(); at.hasNext; at = await logEnd())
      await run(`SELECT pg_logical_emit_message(false, '', 'x'), pg_switch_wal()`);
    for (let { left } = await logEnd(); left > 1_300; { left } = await logEnd())
      await run(`SELECT pg_logical_emit_message(true, '', repeat('x', ${Math.floor((left - 1_000) * 0.99)}))`);
    expect(await round().catch(full)).toBe(true);
    expect(await database.isReady()).toBe(false);
    disk.free();
    await expect.poll(() => database.isReady(), { timeout: 10_000 }).toBe(true);
    expect((await run("SELECT count(*)::int AS n FROM more")).rows).toEqual([{ n: 20_000 }]);
    expect((await round()).vacuumed).toContain("more");
  });
});
