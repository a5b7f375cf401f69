import type { Migration } from "../../platform/database/migrate.ts";

export const syncedMigrations: readonly Migration[] = [
  {
    name: "20261124025500-create-synced-sections",
    sql: `
      CREATE TABLE synced_sections (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        name text NOT NULL,
        version integer NOT NULL,
        content json NOT NULL,
        bytes integer NOT NULL,
        created_at timestamptz(3) NOT NULL,
        changed_at timestamptz(3) NOT NULL
      );
      CREATE INDEX synced_sections_by_account ON synced_sections (account_id, created_at DESC, id DESC);
      CREATE TABLE published_sections (
        page_id text NOT NULL REFERENCES pages ON DELETE CASCADE,
        section_id text NOT NULL REFERENCES synced_sections ON DELETE CASCADE,
        version integer NOT NULL,
        PRIMARY KEY (page_id, section_id)
      );
      CREATE INDEX published_sections_by_section ON published_sections (section_id, page_id);`,
  },
  {
    name: "20261124142200-know-images-of-sections",
    sql: `
      ALTER TABLE synced_sections ADD COLUMN image_ids text[] NOT NULL DEFAULT '{}';
      UPDATE synced_sections SET image_ids = ARRAY(
        SELECT DISTINCT found[1] FROM regexp_matches(content::text, '"imageId"\\s*:\\s*"([^"]{1,60})"', 'g') found
      );`,
  },
];
