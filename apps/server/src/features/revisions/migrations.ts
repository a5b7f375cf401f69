import type { Migration } from "../../platform/database/migrate.ts";

export const revisionMigrations: readonly Migration[] = [
  {
    // What is compressed already is kept as it comes: the database would try in vain to make it smaller.
    name: "20261123225000-keep-revisions",
    sql: `
      CREATE TABLE page_revisions (
        page_id text NOT NULL REFERENCES pages ON DELETE CASCADE,
        seq integer NOT NULL,
        id text NOT NULL,
        kind text NOT NULL,
        name text,
        title text NOT NULL,
        version integer NOT NULL,
        created_at timestamptz(3) NOT NULL,
        by_id text,
        published_at timestamptz(3),
        sections integer NOT NULL,
        changes json NOT NULL,
        is_whole boolean NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (page_id, seq)
      );
      ALTER TABLE page_revisions ALTER COLUMN content SET STORAGE EXTERNAL;`,
  },
  {
    name: "20261124024000-note-who-published",
    sql: "ALTER TABLE page_revisions ADD COLUMN published_by text, ADD COLUMN published_via text;",
  },
  {
    name: "20261124184000-note-support",
    sql: "ALTER TABLE page_revisions ADD COLUMN by_support boolean NOT NULL DEFAULT false;",
  },
];
