import type { Migration } from "../../../platform/database/migrate.ts";

const creating: Migration = {
  name: "20261123153000-create-certificates",
  sql: `
    CREATE TABLE certificates (
      host text PRIMARY KEY,
      name text,
      served_name text,
      not_before timestamptz(3),
      not_after timestamptz(3),
      renewal_id text,
      renew_at timestamptz(3),
      due_at timestamptz(3),
      run text,
      tried_at timestamptz(3),
      failures integer NOT NULL,
      problem text,
      order_since timestamptz(3),
      order_url text,
      order_key text
    );
    CREATE INDEX certificates_due ON certificates (due_at);
    CREATE TABLE certificate_files (
      name text PRIMARY KEY,
      host text NOT NULL,
      left_at timestamptz(3)
    );
    CREATE INDEX certificate_files_left ON certificate_files (left_at);
    CREATE TABLE certificate_orders (
      id text PRIMARY KEY,
      host text NOT NULL,
      made_at timestamptz(3) NOT NULL
    );
    CREATE INDEX certificate_orders_made ON certificate_orders (made_at);
    CREATE TABLE acme_accounts (
      directory text PRIMARY KEY,
      sealed_key text NOT NULL,
      url text,
      held_until timestamptz(3),
      failures integer NOT NULL
    );`,
};

const askingForRenewals: Migration = {
  name: "20261123190000-when-renewals-are-asked",
  sql: `
    ALTER TABLE certificates
      ADD COLUMN ask_renewal_at timestamptz(3),
      ADD COLUMN hurried_at timestamptz(3);
    CREATE INDEX certificates_ask_renewal ON certificates (ask_renewal_at NULLS FIRST);`,
};

const ways: Migration = {
  name: "20261123191000-ways-of-challenges",
  sql: "ALTER TABLE certificates ADD COLUMN way text NOT NULL DEFAULT 'http-01'",
};

export const certificateMigrations: readonly Migration[] = [creating, askingForRenewals, ways];
