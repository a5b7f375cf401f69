import type { Migration } from "./migrate.ts";

export const databaseMigrations: readonly Migration[] = [
  {
    // The embedded database used to show with this table that a commit reaches the disk.
    name: "20261122164900-drop-fsync-test",
    sql: "DROP TABLE IF EXISTS vitrine_fsync_test",
  },
  {
    // Words as they are searched by: without accents, then in small letters. In this order, since a database whose locale
    // knows plain letters alone still makes those small. Made of what every PostgreSQL has, without an extension.
    name: "20261126220000-fold-words",
    sql: String.raw`
      CREATE FUNCTION fold_words(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'));`,
  },
];
