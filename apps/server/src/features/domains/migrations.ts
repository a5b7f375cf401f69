import type { Migration } from "../../platform/database/migrate.ts";
import { certificateMigrations } from "./certificates/certificate-migrations.ts";

export const domainMigrations: readonly Migration[] = [
  {
    name: "20261123150100-create-domains",
    sql: `
      CREATE TABLE domains (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        site_id text NOT NULL REFERENCES sites ON DELETE CASCADE,
        name text NOT NULL,
        token text NOT NULL,
        owned_at timestamptz(3),
        state text NOT NULL,
        has_certificate boolean NOT NULL,
        records jsonb NOT NULL,
        nameservers jsonb NOT NULL,
        attempts integer NOT NULL,
        checked_at timestamptz(3),
        next_check_at timestamptz(3),
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT domains_once_an_account UNIQUE (account_id, name)
      );
      CREATE UNIQUE INDEX domains_owned ON domains (name) WHERE owned_at IS NOT NULL;
      CREATE INDEX domains_site ON domains (site_id);
      CREATE INDEX domains_account ON domains (account_id, created_at DESC, id DESC);`,
  },
  {
    name: "20261123151000-looks-at-domains",
    sql: `
      ALTER TABLE domains
        ADD COLUMN zone text NOT NULL,
        ADD COLUMN is_forbidden boolean NOT NULL,
        ADD COLUMN completed_at timestamptz(3),
        ADD COLUMN round integer NOT NULL,
        ADD COLUMN asked_at timestamptz(3) NOT NULL;
      CREATE INDEX domains_name ON domains (name);
      CREATE TABLE domain_rules (
        kind text NOT NULL,
        value text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        PRIMARY KEY (kind, value)
      );`,
  },
  ...certificateMigrations,
  {
    name: "20261124024600-certificates-of-addresses",
    sql: `
      UPDATE sites SET has_certificate = true FROM domains
      WHERE domains.site_id = sites.id AND domains.name = sites.domain AND domains.has_certificate;`,
  },
  {
    // A site has one image domain, besides those that are being taken away.
    name: "20261123190200-image-domains",
    sql: `
      ALTER TABLE domains
        ADD COLUMN purpose text NOT NULL DEFAULT 'pages',
        ADD COLUMN removing_at timestamptz(3),
        ADD COLUMN unnamed_at timestamptz(3);
      CREATE UNIQUE INDEX domains_images ON domains (site_id) WHERE purpose = 'images' AND removing_at IS NULL;`,
  },
];
