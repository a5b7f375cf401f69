import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { databaseFixture } from "../../testing/database-fixture.ts";
import { testBuild } from "../../testing/test-build.ts";
import { type Database, openDatabase } from "./database.ts";
import { openAhead } from "./open-ahead.ts";

const { databaseWorker: workerFile, databaseInitialiser: initialiserFile } = testBuild;
const isEmbedded = inject("databaseTemplate") !== "";

function open(folder: string, ahead: ReturnType<typeof openAhead>): Promise<Database> {
  return openDatabase({ url: undefined, folder, migrations: [], workerFile, initialiserFile, ahead });
}

test.runIf(isEmbedded)("what was begun is what the database stands on: nobody opens the folder twice", async () => {
  const fixture = await databaseFixture();
  const ahead = openAhead({ folder: fixture.dataFolder, workerFile, initialiserFile });
  const database = await open(fixture.dataFolder, ahead);
  try {
    expect(ahead.take(), "it is given once").toBeNull();
    expect(await database.isReady()).toBe(true);
    expect(database.embedded?.threadId()).toEqual(expect.any(Number));
  } finally {
    await database.stop();
    await fixture.remove();
  }
});

test.runIf(isEmbedded)("one that could not be opened ahead is told of when it is needed, and a second try opens it anew", async () => {
  const fixture = await databaseFixture();
  const elsewhere = join(fixture.dataFolder, "elsewhere");
  // A folder that looks like a database and is none.
  await mkdir(join(elsewhere, "database", "PG_VERSION"), { recursive: true });
  await chmod(join(elsewhere, "database"), 0o500);
  const ahead = openAhead({ folder: elsewhere, workerFile, initialiserFile });
  try {
    await expect(open(elsewhere, ahead)).rejects.toThrow();
    const database = await open(fixture.dataFolder, ahead);
    expect(await database.isReady()).toBe(true);
    await database.stop();
  } finally {
    await fixture.remove();
  }
});
