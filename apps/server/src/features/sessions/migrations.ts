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
  {
    // Sessions from before fingerprints were kept go on without one.
    name: "20261121210100-extend-sessions",
    sql: `
      ALTER TABLE sessions
        ADD COLUMN kind text NOT NULL DEFAULT 'user',
        ADD COLUMN device text NOT NULL DEFAULT '',
        ADD COLUMN country text,
        ADD COLUMN fingerprint_hash text,
        ADD COLUMN device_id text,
        ADD COLUMN proven_at timestamptz(3),
        ADD COLUMN expired_at timestamptz(3);
      UPDATE sessions SET proven_at = created_at;
      ALTER TABLE sessions
        ALTER COLUMN kind DROP DEFAULT,
        ALTER COLUMN device DROP DEFAULT,
        ALTER COLUMN proven_at SET NOT NULL;
      CREATE INDEX sessions_live ON sessions (account_id, last_activity_at DESC, id DESC) WHERE revoked_at IS NULL AND expired_at IS NULL;

      CREATE TABLE pre_sessions (
        id text PRIMARY KEY,
        secret_hash text NOT NULL CONSTRAINT pre_sessions_secret_unique UNIQUE,
        account_id text REFERENCES accounts ON DELETE CASCADE,
        level text NOT NULL,
        method text NOT NULL,
        remember boolean NOT NULL,
        is_factor_met boolean NOT NULL,
        device_id text,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        consumed_at timestamptz(3)
      );
      CREATE INDEX pre_sessions_account ON pre_sessions (account_id);
      CREATE INDEX pre_sessions_expiry ON pre_sessions (expires_at);

      CREATE TABLE trusted_devices (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        secret_hash text NOT NULL CONSTRAINT trusted_devices_secret_unique UNIQUE,
        device text NOT NULL,
        country text,
        created_at timestamptz(3) NOT NULL,
        last_used_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX trusted_devices_account ON trusted_devices (account_id, created_at DESC, id DESC);

      CREATE TABLE password_resets (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        token_hash text NOT NULL CONSTRAINT password_resets_token_unique UNIQUE,
        credential_mac text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        used_at timestamptz(3)
      );
      CREATE INDEX password_resets_account ON password_resets (account_id);

      CREATE TABLE identities (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        issuer text NOT NULL,
        subject text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT identities_subject_unique UNIQUE (issuer, subject)
      );
      CREATE INDEX identities_account ON identities (account_id);

      CREATE TABLE used_returns (
        state_hash text PRIMARY KEY,
        expires_at timestamptz(3) NOT NULL
      );

      CREATE TABLE signing_keys (
        purpose text PRIMARY KEY,
        kid text NOT NULL,
        public_key jsonb NOT NULL,
        sealed_key text NOT NULL,
        created_at timestamptz(3) NOT NULL
      );

      CREATE TABLE support_sessions (
        id text PRIMARY KEY,
        secret_hash text NOT NULL CONSTRAINT support_sessions_secret_unique UNIQUE,
        admin_session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
        admin_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        reason text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        ended_at timestamptz(3)
      );
      CREATE INDEX support_sessions_admin_session ON support_sessions (admin_session_id);
      CREATE INDEX support_sessions_account ON support_sessions (account_id);`,
  },
  {
    // A passkey that is only waited for is no log-in under way any more.
    name: "20261122001000-log-ins-have-an-account",
    sql: `
      DELETE FROM pre_sessions WHERE account_id IS NULL;
      ALTER TABLE pre_sessions ALTER COLUMN account_id SET NOT NULL;`,
  },
  {
    name: "20261122140500-keep-asked-resets",
    sql: `
      CREATE TABLE asked_resets (
        id text PRIMARY KEY,
        email text NOT NULL,
        user_agent text NOT NULL,
        client_address text NOT NULL,
        created_at timestamptz(3) NOT NULL
      );`,
  },
];
