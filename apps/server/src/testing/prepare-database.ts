import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { MIGRATIONS } from "../open-slices.ts";
import { openDatabase } from "../platform/database/database.ts";
import { testBuild } from "./test-build.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A folder with a migrated embedded database to copy; empty when the tests run on PostgreSQL. */
    databaseTemplate: string;
    /** A PostgreSQL server with a migrated database `vitrine_template`; empty for the embedded one. */
    postgresUrl: string;
  }
}

/** Migrates one database before the tests; each test file starts from a copy of it. */
export default async function prepare(project: TestProject): Promise<() => void> {
  const postgresUrl = process.env.VITRINE_TEST_POSTGRES ?? "";
  const folder = mkdtempSync(join(tmpdir(), "vitrine-template-"));
  const url = postgresUrl === "" ? undefined : `${postgresUrl}/vitrine_template`;
  const database = await openDatabase({
    url,
    folder,
    migrations: MIGRATIONS,
    workerFile: testBuild.databaseWorker,
    initialiserFile: testBuild.databaseInitialiser,
  });
  await database.stop();
  project.provide("databaseTemplate", postgresUrl === "" ? join(folder, "database") : "");
  project.provide("postgresUrl", postgresUrl);
  return () => rmSync(folder, { recursive: true, force: true });
}
