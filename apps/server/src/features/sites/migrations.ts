import type { Migration } from "../../platform/database/migrate.ts";

export const siteMigrations: readonly Migration[] = [
  {
    name: "20261121090300-create-sites",
    sql: `
      CREATE TABLE sites (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        name text NOT NULL CONSTRAINT sites_name_unique UNIQUE,
        region text NOT NULL,
        created_at timestamptz(3) NOT NULL
      );
      CREATE INDEX sites_account ON sites (account_id, created_at DESC, id DESC);`,
  },
];
