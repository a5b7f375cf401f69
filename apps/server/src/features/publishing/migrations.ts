import type { Migration } from "../../platform/database/migrate.ts";

export const publishingMigrations: readonly Migration[] = [
  {
    name: "20261121090500-create-publications",
    sql: `
      CREATE TABLE publications (
        page_id text PRIMARY KEY REFERENCES pages ON DELETE CASCADE,
        site_id text NOT NULL REFERENCES sites ON DELETE CASCADE,
        path text NOT NULL,
        route json NOT NULL,
        weight json NOT NULL,
        published_at timestamptz(3) NOT NULL,
        CONSTRAINT publications_path_unique UNIQUE (site_id, path)
      );
      CREATE TABLE gone_paths (
        site_id text NOT NULL REFERENCES sites ON DELETE CASCADE,
        path text NOT NULL,
        PRIMARY KEY (site_id, path)
      );`,
  },
  {
    name: "20261121102000-list-publication-files",
    sql: `
      ALTER TABLE publications
        ADD COLUMN files json NOT NULL DEFAULT '[]',
        ADD COLUMN image_ids json NOT NULL DEFAULT '[]';
      ALTER TABLE publications ALTER COLUMN files DROP DEFAULT, ALTER COLUMN image_ids DROP DEFAULT;
      CREATE TABLE unused_artefacts (
        hash text PRIMARY KEY,
        since timestamptz(3) NOT NULL
      );`,
  },
  {
    name: "20261121103800-note-stale-manifests",
    sql: `
      CREATE TABLE stale_manifests (
        site_id text PRIMARY KEY REFERENCES sites ON DELETE CASCADE,
        token text NOT NULL
      );`,
  },
  {
    name: "20261122141000-lead-from-earlier-paths",
    sql: `
      ALTER TABLE gone_paths
        ADD COLUMN page_id text REFERENCES pages ON DELETE SET NULL,
        ADD COLUMN since timestamptz(3) NOT NULL DEFAULT now();
      ALTER TABLE gone_paths ALTER COLUMN since DROP DEFAULT;
      CREATE INDEX gone_paths_page ON gone_paths (page_id);`,
  },
  {
    // A site is served from the moment it is made: those without a page yet get their first manifest at the next start.
    name: "20261122141500-open-sites-without-pages",
    sql: `
      INSERT INTO stale_manifests (site_id, token)
        SELECT id, 'first' FROM sites WHERE id NOT IN (SELECT site_id FROM publications)
        ON CONFLICT DO NOTHING;`,
  },
  {
    name: "20261122142500-count-stored-bytes",
    sql: `
      CREATE TABLE stored_bytes (
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        day date NOT NULL,
        bytes bigint NOT NULL,
        PRIMARY KEY (account_id, day)
      );`,
  },
  {
    // Every site has its manifest in one file, or none yet: each is written in parts at the next start.
    name: "20261122210000-mark-stale-parts",
    sql: `
      CREATE TABLE stale_parts (
        site_id text NOT NULL REFERENCES sites ON DELETE CASCADE,
        kind text NOT NULL,
        name text NOT NULL,
        token text NOT NULL,
        due timestamptz(3),
        PRIMARY KEY (site_id, kind, name)
      );
      CREATE INDEX stale_parts_now ON stale_parts (site_id) WHERE due IS NULL;
      CREATE INDEX stale_parts_due ON stale_parts (due) WHERE due IS NOT NULL;
      INSERT INTO stale_parts (site_id, kind, name, token) SELECT id, 'site', '', 'first' FROM sites;
      DROP TABLE stale_manifests;
      CREATE INDEX gone_paths_since ON gone_paths (site_id, since DESC, path);`,
  },
  {
    name: "20261123190100-where-pages-have-their-images",
    sql: "ALTER TABLE publications ADD COLUMN image_host text;",
  },
  {
    // What lags behind an image domain is counted while somebody watches, on sites of ten thousand pages too.
    name: "20261123223500-find-where-pages-have-their-images",
    sql: "CREATE INDEX publications_images ON publications (site_id, image_host) WHERE image_ids::text <> '[]';",
  },
  {
    // What visitors get now is the first that each page's list has.
    name: "20261124142000-keep-publications",
    sql: `
      CREATE TABLE kept_publications (
        id text PRIMARY KEY,
        page_id text NOT NULL REFERENCES pages ON DELETE CASCADE,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        home text,
        slug text NOT NULL,
        version integer NOT NULL,
        title text NOT NULL,
        published_title text,
        route json NOT NULL,
        weight json NOT NULL,
        files json NOT NULL,
        image_host text,
        image_ids json NOT NULL,
        code_seals json NOT NULL,
        sections json NOT NULL,
        added_bytes bigint NOT NULL,
        published_at timestamptz(3) NOT NULL,
        published_by text,
        published_via text,
        rolled_back_at timestamptz(3),
        rolled_back_by text,
        rolled_back_via text
      );
      CREATE INDEX kept_publications_by_page ON kept_publications (page_id, published_at DESC, id DESC);
      CREATE INDEX kept_publications_by_account ON kept_publications (account_id, published_at DESC, id DESC);
      ALTER TABLE publications ADD COLUMN publication_id text;
      UPDATE publications SET publication_id = 'pub_' || left(md5(page_id), 26);
      ALTER TABLE publications ALTER COLUMN publication_id SET NOT NULL;
      INSERT INTO kept_publications
        SELECT publication_id, page_id, account_id, NULL, substr(path, 2), coalesce(published_version, version), title, published_title,
          route, weight, files, image_host, image_ids, '[]',
          coalesce((SELECT json_object_agg(section_id, shown.version) FROM published_sections shown WHERE shown.page_id = pages.id), '{}'),
          0, publications.published_at, published_by, published_via, NULL, NULL, NULL
        FROM publications JOIN pages ON pages.id = page_id;`,
  },
  {
    // Which file of a site's list a page is in is found by its path's hash; every site gets its list at the next start.
    name: "20261124150500-list-pages-for-search-engines",
    sql: `
      CREATE INDEX publications_shard ON publications (site_id, left(md5(path), 2));
      INSERT INTO stale_parts (site_id, kind, name, token)
        SELECT DISTINCT site_id, 'sitemap', left(md5(path), 2), 'first' FROM publications
        ON CONFLICT DO NOTHING;`,
  },
  {
    name: "20261124142100-find-pages-by-image",
    sql: `
      CREATE INDEX publications_by_image ON publications USING gin ((image_ids::jsonb));`,
  },
  {
    // One a section: what came of it is told until the next time.
    name: "20261124151500-republish-synced-sections",
    sql: `
      CREATE TABLE section_republishes (
        section_id text PRIMARY KEY REFERENCES synced_sections ON DELETE CASCADE,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        run text NOT NULL,
        person_id text NOT NULL,
        also_changed boolean NOT NULL,
        state text NOT NULL,
        begun_at timestamptz(3) NOT NULL
      );
      CREATE TABLE section_republish_pages (
        section_id text NOT NULL REFERENCES section_republishes ON DELETE CASCADE,
        page_id text NOT NULL REFERENCES pages ON DELETE CASCADE,
        state text NOT NULL,
        problem text,
        PRIMARY KEY (section_id, page_id)
      );`,
  },
  {
    name: "20261124153300-name-alternates",
    sql: `
      CREATE TABLE named_alternates (page_id text PRIMARY KEY, alternates json NOT NULL);`,
  },
  {
    name: "20261124182210-find-kept-publications-by-image",
    sql: `
      CREATE INDEX kept_publications_by_image ON kept_publications USING gin ((image_ids::jsonb));`,
  },
  {
    // Lists for search engines name the languages of a page from the next start on.
    name: "20261124183600-list-languages-for-search-engines",
    sql: `
      INSERT INTO stale_parts (site_id, kind, name, token)
        SELECT DISTINCT site_id, 'sitemap', left(md5(path), 2), 'languages' FROM publications JOIN named_alternates USING (page_id)
        ON CONFLICT DO NOTHING;`,
  },
  {
    name: "20261124190600-find-pages-with-legal-links",
    sql: `
      ALTER TABLE publications ADD COLUMN legal json;
      CREATE INDEX publications_legal ON publications (site_id) WHERE legal IS NOT NULL;`,
  },
  {
    // A page that is published already has none until it is published again, or made anew with nothing waiting.
    name: "20261127020000-keep-what-publications-are-made-of",
    sql: `
      ALTER TABLE kept_publications ADD COLUMN alternates json;
      CREATE TABLE published_documents (
        publication_id text PRIMARY KEY REFERENCES kept_publications ON DELETE CASCADE,
        content bytea NOT NULL
      );`,
  },
];
