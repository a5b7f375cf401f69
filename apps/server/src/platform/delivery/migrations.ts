import type { Migration } from "../database/migrate.ts";

export const deliveryMigrations: readonly Migration[] = [
  {
    name: "20261123020000-create-deliveries",
    sql: `
      CREATE TABLE delivery_endpoints (
        id text PRIMARY KEY,
        account_id text NOT NULL,
        kind text NOT NULL,
        sealed text NOT NULL,
        disabled_at timestamptz(3),
        disabled_because text CONSTRAINT delivery_endpoints_reason_known CHECK (disabled_because IN ('gone', 'failing', 'owner')),
        failing_since timestamptz(3),
        created_at timestamptz(3) NOT NULL
      );
      CREATE INDEX delivery_endpoints_account ON delivery_endpoints (account_id);
      CREATE TABLE deliveries (
        id text PRIMARY KEY,
        endpoint_id text NOT NULL REFERENCES delivery_endpoints (id) ON DELETE CASCADE,
        account_id text NOT NULL,
        key text NOT NULL,
        topic text NOT NULL,
        content_type text NOT NULL,
        body text NOT NULL,
        state text NOT NULL CONSTRAINT deliveries_state_known CHECK (state IN ('waiting', 'taken', 'failed')),
        because text CONSTRAINT deliveries_reason_known CHECK (because IN ('exhausted', 'gone', 'blocked', 'disabled')),
        attempts integer NOT NULL,
        tries integer NOT NULL,
        due_at timestamptz(3) NOT NULL,
        lease text,
        created_at timestamptz(3) NOT NULL,
        settled_at timestamptz(3),
        CONSTRAINT deliveries_key_unique UNIQUE (endpoint_id, key)
      );
      CREATE INDEX deliveries_due ON deliveries (endpoint_id, due_at, id) WHERE state = 'waiting';
      CREATE INDEX deliveries_settled ON deliveries (settled_at) WHERE state <> 'waiting';
      CREATE INDEX deliveries_history ON deliveries (endpoint_id, id);
      CREATE TABLE delivery_attempts (
        delivery_id text NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
        number integer NOT NULL,
        at timestamptz(3) NOT NULL,
        duration_ms integer NOT NULL,
        outcome text NOT NULL CONSTRAINT delivery_attempts_outcome_known CHECK (outcome IN ('taken', 'failed', 'gone', 'blocked')),
        status integer,
        problem text,
        request text NOT NULL,
        response text,
        PRIMARY KEY (delivery_id, number)
      );`,
  },
];
