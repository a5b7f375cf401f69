import { randomBytes } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { inject } from "vitest";

// Node has it; the types of a server's TypeScript do not.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

let program: Promise<object> | undefined;

/**
 * Holds the embedded database's program for everybody who tests in this process: V8 shares what it compiled of it,
 * and made fast, for as long as somebody has it, so that only the first start pays for that.
 */
async function holdProgram(): Promise<void> {
  program ??= readFile(fileURLToPath(import.meta.resolve("@electric-sql/pglite/pglite.wasm"))).then(WebAssembly.compile);
  await program;
}

/** A data folder and a database of its own for a test file, as fast as a copy. */
export interface DatabaseFixture {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** The settings of a built server on it. */
  settings(port: number): Readonly<Record<string, string>>;
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

export async function databaseFixture(): Promise<DatabaseFixture> {
  const dataFolder = await mkdtemp(join(tmpdir(), "vitrine-test-"));
  const template = inject("databaseTemplate");
  const server = inject("postgresUrl");
  if (template !== "") {
    await holdProgram();
    // A thousand small files: one call for all of them takes a tenth of the time of a promise for each.
    cpSync(template, join(dataFolder, "database"), { recursive: true });
  }
  const name = `vitrine_${randomBytes(6).toString("hex")}`;
  if (server !== "") await onServer(server, `CREATE DATABASE ${name} TEMPLATE vitrine_template`);
  const databaseUrl = server === "" ? undefined : `${server}/${name}`;
  return {
    dataFolder,
    databaseUrl,
    settings: (port) => ({ PORT: String(port), VITRINE_DATA: dataFolder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }),
    async remove() {
      if (server !== "") await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
