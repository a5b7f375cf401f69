import type { Migration } from "../database/migrate.ts";

/** The cursor's table was made by the leads, whose journal was the only one. */
export const journalMigrations: readonly Migration[] = [
  {
    name: "20261123010000-create-journal-dropped",
    sql: `
      CREATE TABLE journal_dropped (
        kind text NOT NULL,
        day date NOT NULL,
        count bigint NOT NULL,
        PRIMARY KEY (kind, day)
      );`,
  },
];
