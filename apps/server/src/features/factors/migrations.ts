import type { Migration } from "../../platform/database/migrate.ts";

export const factorMigrations: readonly Migration[] = [
  {
    name: "20261121200300-create-factors",
    sql: `
      CREATE TABLE factor_settings (
        account_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        email_on boolean NOT NULL
      );
      CREATE TABLE factor_codes (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        purpose text NOT NULL,
        bound_to text NOT NULL,
        code_mac text NOT NULL,
        attempts_left integer NOT NULL,
        sent_count integer NOT NULL,
        last_sent_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        used_at timestamptz(3),
        replaced_at timestamptz(3)
      );
      CREATE INDEX factor_codes_account ON factor_codes (account_id, last_sent_at DESC);
      CREATE UNIQUE INDEX factor_codes_one_an_asker ON factor_codes (bound_to, purpose, account_id) WHERE replaced_at IS NULL;
      CREATE TABLE factor_failures (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        at timestamptz(3) NOT NULL
      );
      CREATE INDEX factor_failures_account ON factor_failures (account_id, at DESC);
      CREATE TABLE authenticator_apps (
        account_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        secret text,
        confirmed_at timestamptz(3),
        last_step bigint,
        pending_secret text,
        pending_since timestamptz(3),
        pending_attempts_left integer
      );
      CREATE TABLE recovery_codes (
        mac text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        used_at timestamptz(3)
      );
      CREATE INDEX recovery_codes_account ON recovery_codes (account_id);
      CREATE TABLE passkeys (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        credential_id text NOT NULL CONSTRAINT passkeys_credential_unique UNIQUE,
        public_key text NOT NULL,
        counter bigint NOT NULL,
        transports jsonb NOT NULL,
        is_syncable boolean NOT NULL,
        is_backed_up boolean NOT NULL,
        name text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        last_used_at timestamptz(3)
      );
      CREATE INDEX passkeys_account ON passkeys (account_id, created_at);
      CREATE TABLE passkey_challenges (
        challenge text PRIMARY KEY,
        purpose text NOT NULL,
        bound_to text NOT NULL,
        account_id text REFERENCES accounts ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        used_at timestamptz(3)
      );
      CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);
      CREATE INDEX passkey_challenges_account ON passkey_challenges (account_id);`,
  },
  {
    name: "20261122000100-tell-factor-failures-apart",
    sql: `
      ALTER TABLE factor_failures ADD COLUMN kind text NOT NULL DEFAULT 'code';
      ALTER TABLE factor_failures ALTER COLUMN kind DROP DEFAULT;`,
  },
  {
    name: "20261122144500-keep-places-of-factor-failures",
    sql: "ALTER TABLE factor_failures ADD COLUMN place text NOT NULL DEFAULT '';",
  },
];
