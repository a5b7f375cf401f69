import type { Migration } from "../../platform/database/migrate.ts";

export const templateMigrations: readonly Migration[] = [
  {
    name: "20261123094500-create-own-templates",
    sql: `
      CREATE TABLE own_templates (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        kind text NOT NULL,
        name text NOT NULL,
        category text,
        language text,
        content json NOT NULL,
        cover json,
        created_at timestamptz(3) NOT NULL,
        changed_at timestamptz(3) NOT NULL
      );
      CREATE INDEX own_templates_by_account ON own_templates (account_id, created_at DESC, id DESC);`,
  },
  {
    name: "20261124142300-know-images-of-templates",
    sql: `
      ALTER TABLE own_templates ADD COLUMN image_ids text[] NOT NULL DEFAULT '{}';
      UPDATE own_templates SET image_ids = ARRAY(
        SELECT DISTINCT found[1] FROM regexp_matches(content::text, '"imageId"\\s*:\\s*"([^"]{1,60})"', 'g') found
      );`,
  },
];
