import { readdirSync } from "node:fs";
import { sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Every folder with tables: the slices, and the parts of the platform that have some. */
const source = new URL("../../", import.meta.url);
const folders = ["features", "platform"].flatMap((place) =>
  readdirSync(new URL(place, source), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(new URL(`${place}/${entry.name}`, source)).includes("tables.ts"))
    .map(({ name }) => `${place}/${name}`),
);

test("there are folders with tables to look at", () => {
  const slices = ["accounts", "leads", "pages", "publishing", "sessions", "sites"].map((name) => `features/${name}`);
  expect(folders).toEqual(expect.arrayContaining([...slices, "platform/mail"]));
});

test.each(folders)("the tables of %s are what the migrations made: columns, types, nullability, keys", async (folder) => {
  const module: Record<string, unknown> = await import(new URL(`${folder}/tables.ts`, source).href);
  const tables = Object.values(module).filter((value) => value instanceof PgTable);
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const described = columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().replace("timestamp (3) with time zone", "timestamp(3) with time zone"),
      isNullable: !column.notNull,
    }));
    const { rows } = await server.running.platform.database.queries.execute(sql`
      SELECT attname AS name, format_type(atttypid, atttypmod) AS type, NOT attnotnull AS "isNullable"
      FROM pg_attribute WHERE attrelid = ${name}::regclass AND attnum > 0 AND NOT attisdropped`);
    const byName = (a: { name?: unknown }, b: { name?: unknown }) => String(a.name).localeCompare(String(b.name));
    expect({ table: name, columns: rows.toSorted(byName) }).toEqual({ table: name, columns: described.toSorted(byName) });
    const keys =
      primaryKeys[0]?.columns.map((column) => column.name) ?? columns.filter((column) => column.primary).map((column) => column.name);
    const { rows: key } = await server.running.platform.database.queries.execute(sql`
      SELECT attname AS name FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
      WHERE indrelid = ${name}::regclass AND indisprimary`);
    expect({ table: name, key: key.map((row) => row.name).sort() }).toEqual({ table: name, key: keys.toSorted() });
  }
});
