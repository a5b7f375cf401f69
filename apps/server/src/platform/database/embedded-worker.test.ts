import { cpSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type DatabaseFixture, databaseFixture } from "../../testing/database-fixture.ts";
import { testBuild } from "../../testing/test-build.ts";
import { embeddedDatabase } from "./embedded-database.ts";
import type { FromWorker, ToWorker } from "./embedded-worker.ts";
import { openEmbedded } from "./open-embedded.ts";

/** A message of PostgreSQL's wire protocol: its letter, its length, what it says. */
function message(letter: string, ...parts: readonly (string | Buffer)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(`${part}\0`) : part)));
  const head = Buffer.from(`${letter}\0\0\0\0`, "latin1");
  head.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const query = (sql: string): Buffer => message("Q", sql);
const zeros = (count: number): Buffer => Buffer.alloc(count);
const sync = message("S");
/** Parse, bind with no parameters, describe, execute. */
const extended = (sql: string): Buffer =>
  Buffer.concat([
    ...[message("P", "", sql, zeros(2)), message("B", "", "", zeros(6))],
    ...[message("D", Buffer.from("P"), ""), message("E", "", zeros(4))],
  ]);

/** What a session may be asked, errors in the middle and answers of many pieces among it; each in turn. */
const EXCHANGES: readonly Buffer[] = [
  query("SELECT 1; SELECT 'ç' AS letter; SELECT 1 / 0; SELECT 2"),
  query(""),
  query("BEGIN; CREATE TABLE wire (n integer PRIMARY KEY, long text); COMMIT"),
  query("DO $$ BEGIN RAISE NOTICE 'one'; RAISE WARNING 'two'; END $$"),
  query("LISTEN wire; NOTIFY wire, 'hello'"),
  query("INSERT INTO wire SELECT n, repeat('x', n * 1000) FROM generate_series(1, 120) n"),
  Buffer.concat([extended("SELECT n, long FROM wire ORDER BY n"), sync]),
  query("SELECT repeat('y', 3000000)"),
  // The error ends the exchange: what follows is skipped up to the sync.
  Buffer.concat([extended("INSERT INTO wire VALUES (1)"), extended("SELECT 3"), sync]),
  // An exchange whose sync comes later, and a query that finds it unfinished.
  extended("SELECT no_such_column FROM wire"),
  sync,
  query("COPY wire TO STDOUT"),
  query("BEGIN"),
  query("SELECT no_such_function()"),
  query("SELECT 1"),
  query("ROLLBACK"),
  query("DROP TABLE wire"),
];

describe.runIf(inject("databaseTemplate") !== "")("the embedded database's worker", () => {
  let fixture: DatabaseFixture;
  let folder: string;
  beforeAll(async () => {
    fixture = await databaseFixture();
    folder = join(fixture.dataFolder, "database");
  });
  afterAll(() => fixture.remove());

  test("answers byte for byte what the session says, however many pieces it comes in", async () => {
    // Each on a copy of its own: the answers name tables by numbers that are never given twice.
    const other = join(fixture.dataFolder, "other");
    cpSync(folder, other, { recursive: true });
    const session = await openEmbedded(other);
    const expected: Buffer[] = [];
    for (const bytes of EXCHANGES) expected.push(Buffer.from(await session.execProtocolRaw(bytes)));
    await session.close();
    expect(Math.max(...expected.map(({ length }) => length))).toBeGreaterThan(3_000_000);

    const database = embeddedDatabase(folder, testBuild.databaseWorker);
    const stream = database.connect() as ReturnType<typeof database.connect> & { connect(): void };
    // Its end breaks the connection off.
    stream.on("error", () => {});
    await new Promise<void>((resolve) => {
      stream.once("connect", resolve);
      stream.connect();
    });
    let received: Buffer[] = [];
    stream.on("data", (bytes: Buffer) => received.push(bytes));
    for (const [index, bytes] of EXCHANGES.entries()) {
      received = [];
      // The write is called back once the whole answer was handed on.
      await new Promise<void>((resolve, reject) => stream.write(bytes, (error) => (error ? reject(error) : resolve())));
      await expect.poll(() => Buffer.concat(received).length).toBe(expected[index]?.length);
      expect(Buffer.concat(received).equals(expected[index] ?? zeros(0))).toBe(true);
    }
    await database.stop();
  });

  /*
   * PGlite keeps every row of every answer it was asked for by `execProtocolRaw`: 1,000 answers of a megabyte grew
   * its heap by 1.1 GB. Under a heap of 40 MB the worker ended before the fortieth.
   */
  test("keeps nothing of what it answered", async () => {
    const worker = new Worker(testBuild.databaseWorker, {
      workerData: { folder },
      resourceLimits: { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 8 },
    });
    const send = (message: ToWorker): void => worker.postMessage(message);
    const megabyte = query("SELECT repeat('x', 1000000)");
    let answered = 0;
    await new Promise<void>((resolve, reject) => {
      worker.on("error", reject);
      worker.on("exit", () => resolve());
      worker.on("message", (said: FromWorker) => {
        if ("failed" in said) reject(new Error(said.failed));
        else if ("stopped" in said) void worker.terminate();
        else if ("id" in said && !said.isLast) return;
        else if ("id" in said && said.id === 80) send({ stop: true });
        else send({ id: ++answered, bytes: megabyte });
      });
    });
    expect(answered).toBe(80);
  });
});
