import type { Migration } from "../database/migrate.ts";

export const jobMigrations: readonly Migration[] = [
  {
    name: "20261123000000-create-jobs",
    sql: `
      CREATE TABLE jobs (
        id text PRIMARY KEY,
        number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
        queue text COLLATE "C" NOT NULL,
        account_id text COLLATE "C" NOT NULL,
        payload jsonb NOT NULL,
        priority smallint NOT NULL,
        order_key text COLLATE "C",
        unique_key text COLLATE "C",
        recurs jsonb,
        state text NOT NULL CONSTRAINT jobs_state_known CHECK (state IN ('later', 'ready', 'running', 'dead')),
        attempts integer NOT NULL,
        due_at timestamptz(3) NOT NULL,
        lease text,
        leased_until timestamptz(3),
        progress real,
        is_unwanted boolean NOT NULL,
        problem text,
        made_at timestamptz(3) NOT NULL,
        settled_at timestamptz(3)
      );
      CREATE INDEX jobs_ready ON jobs (priority, queue, account_id, number) WHERE state = 'ready';
      CREATE INDEX jobs_later ON jobs (due_at) WHERE state = 'later';
      CREATE INDEX jobs_running ON jobs (leased_until) WHERE state = 'running';
      CREATE INDEX jobs_dead ON jobs (settled_at) WHERE state = 'dead';
      CREATE INDEX jobs_order ON jobs (queue, order_key, number) WHERE order_key IS NOT NULL AND state <> 'dead';
      CREATE UNIQUE INDEX jobs_unique ON jobs (queue, unique_key)
        WHERE unique_key IS NOT NULL AND recurs IS NULL AND state IN ('later', 'ready');
      CREATE UNIQUE INDEX jobs_recurring ON jobs (queue, unique_key) WHERE recurs IS NOT NULL;
      CREATE INDEX jobs_account ON jobs (account_id) WHERE account_id <> '';`,
  },
];
