import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "../platform/database/database.ts";

/** The columns of a table that somebody writes, for `INSERT INTO … (columns) SELECT columns`: all but those it makes of others. */
export async function writtenColumns(queries: Queries, table: string): Promise<SQL> {
  const { rows } = await queries.execute(sql`
    SELECT attname AS name FROM pg_attribute WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`);
  return sql.join(
    rows.map(({ name }) => sql.identifier(String(name))),
    sql`, `,
  );
}
