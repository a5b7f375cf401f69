import type { Migration } from "../../platform/database/migrate.ts";

export const auditMigrations: readonly Migration[] = [
  {
    name: "20261121200200-create-security-events",
    sql: `
      CREATE TABLE security_events (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        kind text NOT NULL,
        at timestamptz(3) NOT NULL,
        user_agent text NOT NULL,
        address text NOT NULL,
        country text,
        subject text,
        is_by_support boolean NOT NULL,
        actor_id text
      );
      CREATE INDEX security_events_account ON security_events (account_id, at DESC, id DESC);
      CREATE INDEX security_events_at ON security_events (at);`,
  },
  {
    name: "20261122000500-events-outlive-their-account",
    sql: `
      ALTER TABLE security_events DROP CONSTRAINT security_events_account_id_fkey;
      ALTER TABLE security_events ADD COLUMN kept_until timestamptz(3);`,
  },
];
