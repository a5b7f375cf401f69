import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { openDatabase } from "../../apps/server/src/platform/database/database.ts";

const megabytes = (): number => process.memoryUsage().rss / 1_048_576;

/**
 * What an embedded database has grown by between its first calls and many more: short answers, long ones, errors,
 * transactions. In megabytes of this process, which it runs in.
 */
export async function databaseGrowth(folder: string, first: number, calls: number): Promise<number> {
  const dist = pathToFileURL(`${resolve(process.env.VITRINE_DIST ?? "dist")}/`);
  const database = await openDatabase({
    ...{ url: undefined, folder, migrations: [] },
    workerFile: new URL("server/embedded-worker.js", dist),
    initialiserFile: new URL("server/initialise.js", dist),
  });
  const { queries } = database;
  await queries.execute(sql`CREATE TABLE mixed (id integer PRIMARY KEY, content text)`);
  let after = 0;
  for (let call = 0; call < calls; call++) {
    const id = call % 50;
    const kind = call % 10;
    if (kind < 5) await queries.execute(sql`SELECT id, length(content) FROM mixed WHERE id = ${id}`);
    else if (kind < 7) {
      await queries.execute(sql`
        INSERT INTO mixed VALUES (${id}, repeat(${String(call)}, 500)) ON CONFLICT (id) DO UPDATE SET content = EXCLUDED.content`);
    } else if (kind === 7) await queries.execute(sql`SELECT repeat('x', ${call % 1_000 === 7 ? 1_000_000 : 20_000}) AS long`);
    else if (kind === 8) await queries.execute(sql`SELECT 1 / 0`).catch(() => {});
    else await database.transaction((inside) => inside.execute(sql`SELECT * FROM mixed LIMIT 5`));
    if (call === first) after = megabytes();
  }
  const growth = megabytes() - after;
  await database.stop();
  return growth;
}
