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
];
