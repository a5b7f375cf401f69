import type { Migration } from "../../platform/database/migrate.ts";

export const imageMigrations: readonly Migration[] = [
  {
    name: "20261121101000-create-images",
    sql: `
      CREATE TABLE images (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        name text NOT NULL,
        hash text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        bytes integer NOT NULL,
        mime text NOT NULL,
        is_animated boolean NOT NULL,
        has_alpha boolean NOT NULL,
        uploaded_at timestamptz(3) NOT NULL,
        CONSTRAINT images_hash_unique UNIQUE (account_id, hash)
      );
      CREATE INDEX images_by_account ON images (account_id, uploaded_at DESC, id DESC);`,
  },
  {
    name: "20261122213000-record-uploads",
    sql: `
      ALTER TABLE images ADD COLUMN is_recorded boolean NOT NULL DEFAULT false;
      CREATE INDEX images_unrecorded ON images (id) WHERE NOT is_recorded;`,
  },
  {
    name: "20261124142400-keep-a-library",
    sql: `
      CREATE TABLE image_folders (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        parent_id text REFERENCES image_folders,
        name text NOT NULL,
        name_key text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT image_folders_name_unique UNIQUE NULLS NOT DISTINCT (account_id, parent_id, name_key)
      );
      CREATE INDEX image_folders_by_parent ON image_folders (parent_id) WHERE parent_id IS NOT NULL;
      ALTER TABLE images
        ADD COLUMN kind text NOT NULL DEFAULT 'image',
        ADD COLUMN folder_id text REFERENCES image_folders,
        ADD COLUMN is_vector boolean NOT NULL DEFAULT false,
        ADD COLUMN prompt text,
        ADD COLUMN model text,
        ADD COLUMN made_at timestamptz(3);
      ALTER TABLE images ALTER COLUMN kind DROP DEFAULT, ALTER COLUMN is_vector DROP DEFAULT;
      CREATE INDEX images_in_root ON images (account_id, uploaded_at DESC, id DESC) WHERE folder_id IS NULL;
      CREATE INDEX images_in_folder ON images (folder_id, uploaded_at DESC, id DESC) WHERE folder_id IS NOT NULL;
      CREATE TABLE deleted_images (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        hash text NOT NULL
      );
      CREATE INDEX deleted_images_by_account ON deleted_images (account_id);
      CREATE TABLE loose_image_files (
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        hash text NOT NULL,
        since timestamptz(3) NOT NULL,
        PRIMARY KEY (account_id, hash)
      );
      CREATE INDEX loose_image_files_since ON loose_image_files (since);`,
  },
  {
    name: "20261126220200-find-images-without-accents",
    sql: "ALTER TABLE images ADD COLUMN folded_name text NOT NULL GENERATED ALWAYS AS (fold_words(name)) STORED;",
  },
];
