import type { Pool } from "pg";

/** One step of the schema. The name starts with a timestamp, `20261121090000-create-sites`, which is its order. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

const LOCK = 7_402_115;

/** Brings the schema up to date, each step in a transaction of its own, one process at a time. */
export async function migrate(pool: Pool, migrations: readonly Migration[]): Promise<string[]> {
  const ordered = [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));
  if (new Set(ordered.map(({ name }) => name)).size !== ordered.length) throw new Error("two migrations share a name");
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    await client.query("CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())");
    const { rows } = await client.query<{ name: string }>("SELECT name FROM migrations");
    const done = new Set(rows.map(({ name }) => name));
    for (const { name, sql } of ordered) {
      if (done.has(name)) continue;
      await client.query("BEGIN");
      try {
        await client.query(sql);
        await client.query("INSERT INTO migrations (name) VALUES ($1)", [name]);
        await client.query("COMMIT");
      } catch (error) {
        await client.query("ROLLBACK");
        throw new Error(`migration ${name} failed`, { cause: error });
      }
      applied.push(name);
    }
    await client.query("SELECT pg_advisory_unlock($1)", [LOCK]);
  } finally {
    client.release();
  }
  return applied;
}
