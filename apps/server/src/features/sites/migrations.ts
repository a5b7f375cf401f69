import type { Migration } from "../../platform/database/migrate.ts";

export const siteMigrations: readonly Migration[] = [
  {
    name: "20261121090300-create-sites",
    sql: `
      CREATE TABLE sites (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        name text NOT NULL CONSTRAINT sites_name_unique UNIQUE,
        region text NOT NULL,
        created_at timestamptz(3) NOT NULL
      );
      CREATE INDEX sites_account ON sites (account_id, created_at DESC, id DESC);`,
  },
  { name: "20261123150000-domains-of-sites", sql: "ALTER TABLE sites ADD COLUMN domain text;" },
  {
    name: "20261123160000-regions",
    sql: `
      CREATE TABLE regions (
        id text PRIMARY KEY,
        position integer NOT NULL,
        names jsonb NOT NULL
      );
      INSERT INTO regions VALUES
        ('br', 0, '{"pt": "Brasil (São Paulo)", "en": "Brazil (São Paulo)", "es": "Brasil (São Paulo)"}'),
        ('us', 1, '{"pt": "Estados Unidos (Virgínia)", "en": "United States (Virginia)", "es": "Estados Unidos (Virginia)"}'),
        ('eu', 2, '{"pt": "Europa (Frankfurt)", "en": "Europe (Frankfurt)", "es": "Europa (Fráncfort)"}');
      ALTER TABLE sites ADD CONSTRAINT sites_region FOREIGN KEY (region) REFERENCES regions;
      CREATE INDEX sites_of_region ON sites (region);`,
  },
  {
    // The oldest site of an account is its main one; each goes on in the folder that its name made.
    name: "20261123160100-main-sites-and-labels",
    sql: `
      ALTER TABLE sites
        ADD COLUMN folder text,
        ADD COLUMN is_main boolean NOT NULL DEFAULT false,
        ADD COLUMN is_producer boolean NOT NULL DEFAULT false,
        ADD COLUMN uses_filter boolean NOT NULL DEFAULT false,
        ADD COLUMN excess_at timestamptz(3),
        ADD COLUMN offline_at timestamptz(3),
        ADD COLUMN removing_at timestamptz(3);
      UPDATE sites SET folder = name, is_main = id IN (
        SELECT DISTINCT ON (account_id) id FROM sites ORDER BY account_id, created_at, id
      );
      ALTER TABLE sites
        ALTER COLUMN folder SET NOT NULL,
        ALTER COLUMN is_main DROP DEFAULT,
        ALTER COLUMN is_producer DROP DEFAULT,
        ALTER COLUMN uses_filter DROP DEFAULT,
        ADD CONSTRAINT sites_folder_unique UNIQUE (folder);
      CREATE UNIQUE INDEX sites_main ON sites (account_id) WHERE is_main;
      CREATE INDEX sites_offline ON sites (offline_at) WHERE offline_at IS NOT NULL;
      CREATE TABLE site_labels (
        label text PRIMARY KEY,
        site_id text NOT NULL REFERENCES sites ON DELETE CASCADE,
        since timestamptz(3) NOT NULL
      );
      CREATE INDEX site_labels_site ON site_labels (site_id);
      INSERT INTO site_labels SELECT name, id, created_at FROM sites;
      CREATE TABLE site_holds (
        account_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        since timestamptz(3) NOT NULL
      );`,
  },
  {
    name: "20261123190000-image-domains-of-sites",
    sql: "ALTER TABLE sites ADD COLUMN image_domain text;",
  },
  {
    name: "20261124024500-certificates-of-sites",
    sql: `
      ALTER TABLE sites ADD COLUMN has_certificate boolean NOT NULL DEFAULT false;
      CREATE TABLE certified_site_domains (domain text PRIMARY KEY);`,
  },
  { name: "20261123190000-reminders-of-excess-sites", sql: "ALTER TABLE sites ADD COLUMN reminded_days integer;" },
];
