import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { DURABLE_PARAMETERS, openEmbedded } from "./open-embedded.ts";

const template = inject("databaseTemplate");

describe.runIf(template !== "")("opening the embedded database", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-fsync-"));
    await cp(template, join(folder, "database"), { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("is refused when a commit makes no fsync", async () => {
    await expect(openEmbedded(join(folder, "database"), PGlite.defaultStartParams)).rejects.toThrow("does not reach the disk");
    await expect(openEmbedded(join(folder, "database"), [...DURABLE_PARAMETERS, "-c", "fsync=off"])).rejects.toThrow(
      "does not reach the disk",
    );
  });

  test("works when it does, and says so itself", async () => {
    const database = await openEmbedded(join(folder, "database"));
    const { rows } = await database.query("SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit");
    expect(rows).toEqual([{ fsync: "on", commit: "on" }]);
    await database.close();
  });
});
