import type { Migration } from "../../platform/database/migrate.ts";

export const servingMigrations: readonly Migration[] = [
  {
    name: "20261124141500-create-site-redirects",
    sql: `
      CREATE TABLE site_redirects (
        site_id text PRIMARY KEY REFERENCES sites ON DELETE CASCADE,
        version integer NOT NULL,
        name text NOT NULL,
        count integer NOT NULL,
        items json NOT NULL,
        saved_at timestamptz(3) NOT NULL
      );`,
  },
  {
    name: "20261124143500-create-site-serving",
    sql: `
      CREATE TABLE site_serving (
        site_id text PRIMARY KEY REFERENCES sites ON DELETE CASCADE,
        not_found_page_id text REFERENCES pages ON DELETE SET NULL,
        favicon json,
        icon_name text,
        icon text,
        robots text NOT NULL
      );
      CREATE INDEX site_serving_page ON site_serving (not_found_page_id);`,
  },
  {
    name: "20261124151000-create-page-passwords",
    sql: `
      CREATE TABLE page_passwords (
        page_id text PRIMARY KEY REFERENCES pages ON DELETE CASCADE,
        site_id text NOT NULL REFERENCES sites ON DELETE CASCADE,
        verifier text NOT NULL,
        version text NOT NULL,
        changed_at timestamptz(3) NOT NULL
      );
      CREATE INDEX page_passwords_site ON page_passwords (site_id);`,
  },
  {
    name: "20261124182200-find-sites-by-icon",
    sql: `
      CREATE INDEX site_serving_favicon ON site_serving ((favicon ->> 'imageId')) WHERE favicon IS NOT NULL;`,
  },
  {
    name: "20261124190500-name-who-answers",
    sql: `
      ALTER TABLE site_serving
        ADD COLUMN legal_name text NOT NULL DEFAULT '',
        ADD COLUMN legal_email text NOT NULL DEFAULT '';`,
  },
];
