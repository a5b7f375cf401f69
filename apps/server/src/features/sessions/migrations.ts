import type { Migration } from "../../platform/database/migrate.ts";

export const sessionMigrations: readonly Migration[] = [
  {
    name: "20261121090200-create-sessions",
    sql: `
      CREATE TABLE sessions (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        secret_hash text NOT NULL CONSTRAINT sessions_secret_unique UNIQUE,
        user_agent text NOT NULL,
        ip text NOT NULL,
        is_persistent boolean NOT NULL,
        created_at timestamptz(3) NOT NULL,
        last_activity_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        revoked_at timestamptz(3)
      );
      CREATE INDEX sessions_account ON sessions (account_id);`,
  },
];
