import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";

/** A data folder and a database of its own for a test file, as fast as a copy. */
export interface TestGround {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export async function testGround(): Promise<TestGround> {
  const dataFolder = await mkdtemp(join(tmpdir(), "vitrine-test-"));
  const template = inject("databaseTemplate");
  const server = inject("postgresUrl");
  if (template !== "") await cp(template, join(dataFolder, "database"), { recursive: true });
  const name = `vitrine_${randomBytes(6).toString("hex")}`;
  if (server !== "") await onServer(server, `CREATE DATABASE ${name} TEMPLATE vitrine_template`);
  return {
    dataFolder,
    databaseUrl: server === "" ? undefined : `${server}/${name}`,
    async remove() {
      if (server !== "") await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
