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
];
