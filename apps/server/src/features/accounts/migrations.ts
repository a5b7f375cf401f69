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
  {
    // Accounts made before plans had an end of their own keep what they had: a plan that never ran out still does not.
    name: "20261121200100-extend-accounts",
    sql: `
      ALTER TABLE accounts
        ALTER COLUMN password_hash DROP NOT NULL,
        ADD COLUMN email_confirmed_at timestamptz(3),
        ADD COLUMN pending_email text,
        ADD COLUMN username text,
        ADD COLUMN username_key text CONSTRAINT accounts_username_unique UNIQUE,
        ADD COLUMN phone text,
        ADD COLUMN picture_id text,
        ADD COLUMN is_special boolean NOT NULL DEFAULT false,
        ADD COLUMN can_clone boolean NOT NULL DEFAULT false,
        ADD COLUMN aff integer,
        ADD COLUMN src text,
        ADD COLUMN last_seen_at timestamptz(3),
        ADD COLUMN new_setup boolean NOT NULL DEFAULT true,
        ADD COLUMN meta jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN deletes_at timestamptz(3);
      ALTER TABLE accounts
        ALTER COLUMN is_special DROP DEFAULT,
        ALTER COLUMN can_clone DROP DEFAULT,
        ALTER COLUMN new_setup DROP DEFAULT,
        ALTER COLUMN meta DROP DEFAULT;
      UPDATE accounts SET plan_renewal_date = '9999-12-31T23:59:59.999Z' WHERE plan_renewal_date IS NULL AND plan_name !~* 'free|gr[aá]tis|gratuit|churned';
      ALTER TABLE api_keys
        ADD COLUMN name text NOT NULL DEFAULT 'API',
        ADD COLUMN scopes jsonb NOT NULL DEFAULT '["account:write","sites:write","pages:write","images:write","leads:write"]',
        ADD COLUMN hint text NOT NULL DEFAULT 'vtr_',
        ADD COLUMN last_used_at timestamptz(3),
        ADD COLUMN expires_at timestamptz(3),
        ADD COLUMN revoked_at timestamptz(3);
      ALTER TABLE api_keys
        ALTER COLUMN name DROP DEFAULT,
        ALTER COLUMN scopes DROP DEFAULT,
        ALTER COLUMN hint DROP DEFAULT;`,
  },
  {
    name: "20261121203000-confirm-and-remove-accounts",
    sql: `
      ALTER TABLE accounts ADD COLUMN removal_began_at timestamptz(3);
      CREATE INDEX accounts_deletes_at ON accounts (deletes_at) WHERE deletes_at IS NOT NULL;
      CREATE TABLE email_tokens (
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        purpose text NOT NULL,
        email text NOT NULL,
        token_hash text NOT NULL CONSTRAINT email_tokens_hash_unique UNIQUE,
        bound_to text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        PRIMARY KEY (account_id, purpose)
      );
      CREATE TABLE removed_accounts (
        account_id text PRIMARY KEY,
        at timestamptz(3) NOT NULL
      );`,
  },
  {
    // Until then a key was made by the account it is for, and by nobody else.
    name: "20261123030000-note-makers-of-keys",
    sql: `
      ALTER TABLE api_keys ADD COLUMN maker_id text REFERENCES accounts ON DELETE CASCADE;
      UPDATE api_keys SET maker_id = account_id;
      ALTER TABLE api_keys ALTER COLUMN maker_id SET NOT NULL;
      CREATE INDEX api_keys_maker ON api_keys (maker_id);`,
  },
  {
    name: "20261126220300-find-accounts-without-accents",
    sql: "ALTER TABLE accounts ADD COLUMN folded_name text NOT NULL GENERATED ALWAYS AS (fold_words(name)) STORED;",
  },
];
