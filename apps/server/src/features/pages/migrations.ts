import type { Migration } from "../../platform/database/migrate.ts";
import { TEMPLATE_TITLES } from "./template-titles.data.ts";

const QUOTED_TITLES = TEMPLATE_TITLES.map((title) => `'${title.replaceAll("'", "''")}'`).join(", ");

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
  {
    // A page is called by its name from here on. One whose document says the same, or what its template said, gets
    // a change on top of it, as an editor's would be, that takes the document's title away.
    name: "20261122140000-call-pages-by-their-names",
    sql: `
      ALTER TABLE pages ADD COLUMN published_title text;
      WITH known AS (
        SELECT pages.id, pages.version, pages.title, record, record->>'title' IN (pages.title, ${QUOTED_TITLES}) AS follows
        FROM pages JOIN page_documents ON page_id = pages.id CROSS JOIN LATERAL (
          SELECT coalesce(
            (SELECT changes->'page' FROM page_operations
              WHERE page_id = pages.id AND version > page_documents.version AND changes->'page' IS NOT NULL
              ORDER BY version DESC LIMIT 1),
            document->'records'->'page')::jsonb AS record) AS newest
      ), changed AS (
        INSERT INTO page_operations (page_id, operation_id, version, at, changes)
        SELECT id, 'called-by-its-name', version + 1, now(), json_build_object('page', record || '{"title": ""}'::jsonb)
        FROM known WHERE follows
      )
      UPDATE pages SET
        version = CASE WHEN follows THEN pages.version + 1 ELSE pages.version END,
        published_title = CASE WHEN published_version = pages.version AND record->>'title' IN ('', pages.title) THEN pages.title END,
        published_version = CASE WHEN published_version = pages.version AND record->>'title' = pages.title
          THEN pages.version + 1 ELSE published_version END
      FROM known WHERE known.id = pages.id AND (follows OR record->>'title' = '');`,
  },
  {
    name: "20261123063000-approve-code",
    sql: `
      CREATE TABLE approved_code (
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        seal text NOT NULL,
        approved_by text NOT NULL,
        approved_at timestamptz(3) NOT NULL,
        PRIMARY KEY (account_id, seal)
      );`,
  },
  {
    name: "20261123101500-style-sites",
    sql: `
      ALTER TABLE pages ADD COLUMN follows_site boolean NOT NULL DEFAULT false;
      CREATE INDEX pages_follow_site ON pages (site_id) WHERE follows_site;
      CREATE TABLE site_styles (
        site_id text PRIMARY KEY REFERENCES sites ON DELETE CASCADE,
        version integer NOT NULL,
        tokens json NOT NULL,
        saved_at timestamptz(3) NOT NULL
      );
      CREATE TABLE site_style_updates (
        site_id text NOT NULL REFERENCES sites ON DELETE CASCADE,
        page_id text NOT NULL REFERENCES pages ON DELETE CASCADE,
        version integer NOT NULL,
        publishes boolean NOT NULL,
        state text NOT NULL,
        problem text,
        PRIMARY KEY (site_id, page_id)
      );`,
  },
  {
    name: "20261123223400-find-changed-pages",
    sql: `
      CREATE INDEX pages_changed ON pages (site_id)
        WHERE published_at IS NOT NULL
          AND (published_version <> version OR published_slug <> slug OR published_title <> title);`,
  },
  {
    name: "20261123224500-tell-of-editing",
    sql: "ALTER TABLE pages ADD COLUMN spell_at timestamptz(3);",
  },
  {
    name: "20261124023900-note-who-publishes",
    sql: "ALTER TABLE pages ADD COLUMN published_by text, ADD COLUMN published_via text;",
  },
  {
    name: "20261124025000-know-synced-sections",
    sql: `
      ALTER TABLE pages
        ADD COLUMN section_ids text[] NOT NULL DEFAULT '{}',
        ADD COLUMN sections_ahead boolean NOT NULL DEFAULT false;
      CREATE INDEX pages_by_section ON pages USING gin (section_ids) WHERE section_ids <> '{}';
      DROP INDEX pages_changed;
      CREATE INDEX pages_changed ON pages (site_id)
        WHERE published_at IS NOT NULL
          AND (published_version <> version OR published_slug <> slug OR published_title <> title OR sections_ahead);`,
  },
  {
    name: "20261124052500-sort-pages",
    sql: `
      ALTER TABLE pages ADD COLUMN type text, ADD COLUMN label_ids text[] NOT NULL DEFAULT '{}';
      CREATE INDEX pages_by_label ON pages USING gin (label_ids) WHERE label_ids <> '{}';`,
  },
  {
    name: "20261124141000-keep-sets-and-trash",
    sql: `
      ALTER TABLE pages
        ADD COLUMN main_id text REFERENCES pages ON DELETE SET NULL,
        ADD COLUMN syncs boolean NOT NULL DEFAULT false,
        ADD COLUMN deleted_at timestamptz(3),
        ADD CONSTRAINT pages_main_is_another CHECK (main_id <> id),
        ADD CONSTRAINT pages_trash_unpublished CHECK (deleted_at IS NULL OR published_at IS NULL);
      CREATE INDEX pages_by_main ON pages (main_id) WHERE main_id IS NOT NULL;
      CREATE INDEX pages_listed ON pages (account_id, last_edited DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX pages_in_trash ON pages (account_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
      DROP INDEX pages_account;`,
  },
  {
    name: "20261124141500-schedule-pages",
    sql: `
      ALTER TABLE pages
        ADD COLUMN publish_at timestamptz(3), ADD COLUMN publish_at_by text, ADD COLUMN publish_job text,
        ADD COLUMN unpublish_at timestamptz(3), ADD COLUMN unpublish_at_by text, ADD COLUMN unpublish_job text,
        ADD COLUMN schedule_problem json;`,
  },
  {
    // What is named in a document that was written whole or on top of it, and perhaps no longer: the next save says it exactly.
    name: "20261124142000-know-images",
    sql: `
      ALTER TABLE pages ADD COLUMN image_ids text[] NOT NULL DEFAULT '{}';
      UPDATE pages SET image_ids = named.ids
        FROM (
          SELECT page_id, array_agg(DISTINCT found[1] ORDER BY found[1]) AS ids
          FROM (
            SELECT page_id, document::text AS written FROM page_documents
            UNION ALL
            SELECT page_id, changes::text FROM page_operations WHERE changes IS NOT NULL
          ) texts, regexp_matches(written, '"imageId"\\s*:\\s*"([^"]{1,60})"', 'g') found
          GROUP BY page_id
        ) named
        WHERE named.page_id = pages.id;
      CREATE INDEX pages_by_image ON pages USING gin (image_ids) WHERE image_ids <> '{}';`,
  },
  {
    name: "20261126220100-find-pages-without-accents",
    sql: "ALTER TABLE pages ADD COLUMN folded_title text NOT NULL GENERATED ALWAYS AS (fold_words(title)) STORED;",
  },
];
