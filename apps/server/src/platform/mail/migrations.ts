import type { Migration } from "../database/migrate.ts";

export const mailMigrations: readonly Migration[] = [
  {
    name: "20261121200000-create-outbox",
    sql: `
      CREATE TABLE outbox (
        id text PRIMARY KEY,
        key text NOT NULL CONSTRAINT outbox_key_unique UNIQUE,
        recipient text NOT NULL,
        language text NOT NULL,
        sealed text,
        state text NOT NULL CONSTRAINT outbox_state_known CHECK (state IN ('waiting', 'sent', 'kept', 'given_up')),
        attempts integer NOT NULL,
        due_at timestamptz(3) NOT NULL,
        leased_until timestamptz(3),
        problem text,
        created_at timestamptz(3) NOT NULL,
        settled_at timestamptz(3)
      );
      CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'waiting';
      CREATE INDEX outbox_settled ON outbox (settled_at) WHERE state <> 'waiting';`,
  },
  {
    // Messages of before then have no end and know nobody: they go, and are forgotten after thirty days, as ever.
    name: "20261122000000-expire-letters",
    sql: `
      ALTER TABLE outbox
        ADD COLUMN expires_at timestamptz(3),
        ADD COLUMN account_id text,
        DROP CONSTRAINT outbox_state_known,
        ADD CONSTRAINT outbox_state_known CHECK (state IN ('waiting', 'sent', 'kept', 'given_up', 'expired'));
      CREATE INDEX outbox_account ON outbox (account_id);`,
  },
];
