import type { Migration } from "../../platform/database/migrate.ts";

export const labelMigrations: readonly Migration[] = [
  {
    name: "20261124052000-create-labels",
    sql: `
      CREATE TABLE labels (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        kind text NOT NULL,
        name text NOT NULL,
        name_key text NOT NULL,
        colour text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT labels_name_unique UNIQUE (account_id, kind, name_key)
      );`,
  },
];
