import pg from "pg";
import type { DatabaseFixture } from "../database-fixture.ts";

/** Ends what a killed process had taken for itself, as if half a minute had passed; an embedded database has nobody else in it. */
export async function endLeases({ databaseUrl }: DatabaseFixture): Promise<void> {
  if (!databaseUrl) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("UPDATE jobs SET leased_until = now() WHERE state = 'running'");
  await client.end();
}
