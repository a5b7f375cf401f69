import type { Migration } from "../../platform/database/migrate.ts";

export const accountMigrations: readonly Migration[] = [
  {
    name: "20261121090100-create-accounts",
    sql: `
      CREATE TABLE accounts (
        id text PRIMARY KEY,
        email text NOT NULL CONSTRAINT accounts_email_unique UNIQUE,
        name text NOT NULL,
        password_hash text NOT NULL,
        language text NOT NULL,
        is_admin boolean NOT NULL,
        plan_name text NOT NULL,
        plan_start_at timestamptz(3) NOT NULL,
        plan_renewal_date timestamptz(3),
        created_at timestamptz(3) NOT NULL
      );
      CREATE TABLE api_keys (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        key_hash text NOT NULL CONSTRAINT api_keys_hash_unique UNIQUE,
        created_at timestamptz(3) NOT NULL
      );
      CREATE INDEX api_keys_account ON api_keys (account_id);`,
  },
];
