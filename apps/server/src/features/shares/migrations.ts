import type { Migration } from "../../platform/database/migrate.ts";

export const shareMigrations: readonly Migration[] = [
  {
    name: "20261124141500-create-shares",
    sql: `
      CREATE TABLE shares (
        id text PRIMARY KEY,
        page_id text NOT NULL REFERENCES pages ON DELETE CASCADE,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        mark text NOT NULL UNIQUE,
        sealed_token text NOT NULL,
        copies integer NOT NULL,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        deleted_at timestamptz(3)
      );
      CREATE INDEX shares_by_page ON shares (page_id, created_at DESC, id DESC);
      CREATE INDEX shares_by_end ON shares (least(expires_at, coalesce(deleted_at, expires_at)));
      CREATE INDEX shares_by_account ON shares (account_id);`,
  },
];
