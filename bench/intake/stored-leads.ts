import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { openDatabase } from "../../apps/server/src/platform/database/database.ts";

export interface StoredLeads {
  readonly rows: number;
  /** Submissions those rows stand for: equal ones are one row with a count. */
  readonly submissions: number;
}

/** Counts what a stopped server has in its embedded database. */
export async function storedLeads(dataFolder: string, pageId: string): Promise<StoredLeads> {
  const dist = pathToFileURL(`${resolve(process.env.VITRINE_DIST ?? "dist")}/`);
  const database = await openDatabase({
    url: undefined,
    folder: dataFolder,
    migrations: [],
    workerFile: new URL("server/embedded-worker.js", dist),
    initialiserFile: new URL("server/initialise.js", dist),
  });
  try {
    const found = await database.queries.execute(
      sql`SELECT count(*)::int AS rows, coalesce(sum(count), 0)::int AS submissions FROM leads WHERE page_id = ${pageId}`,
    );
    const { rows = 0, submissions = 0 } = found.rows[0] as Partial<StoredLeads>;
    return { rows, submissions };
  } finally {
    await database.stop();
  }
}
