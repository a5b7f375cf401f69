import type { Migration } from "../../platform/database/migrate.ts";

export const pageMigrations: readonly Migration[] = [
  {
    name: "20261121090400-create-pages",
    sql: `
      CREATE TABLE pages (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        site_id text NOT NULL REFERENCES sites ON DELETE CASCADE,
        title text NOT NULL,
        slug text NOT NULL,
        language text NOT NULL,
        version integer NOT NULL,
        created_at timestamptz(3) NOT NULL,
        last_edited timestamptz(3) NOT NULL,
        published_at timestamptz(3),
        published_version integer,
        published_slug text
      );
      CREATE INDEX pages_account ON pages (account_id, last_edited DESC, id DESC);
      CREATE UNIQUE INDEX pages_published_slug ON pages (site_id, published_slug) WHERE published_slug IS NOT NULL;
      CREATE TABLE page_documents (
        page_id text PRIMARY KEY REFERENCES pages ON DELETE CASCADE,
        document json NOT NULL
      );
      CREATE TABLE page_operations (
        page_id text NOT NULL REFERENCES pages ON DELETE CASCADE,
        operation_id text NOT NULL,
        version integer NOT NULL,
        at timestamptz(3) NOT NULL,
        PRIMARY KEY (page_id, operation_id)
      );`,
  },
  {
    name: "20261121101500-keep-operations-as-changes",
    sql: `
      ALTER TABLE page_documents ADD COLUMN version integer;
      UPDATE page_documents SET version = pages.version FROM pages WHERE pages.id = page_documents.page_id;
      ALTER TABLE page_documents ALTER COLUMN version SET NOT NULL;
      ALTER TABLE page_operations ADD COLUMN changes json;`,
  },
];
