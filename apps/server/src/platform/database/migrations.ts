import type { Migration } from "./migrate.ts";

export const databaseMigrations: readonly Migration[] = [
  {
    // The embedded database used to show with this table that a commit reaches the disk.
    name: "20261122164900-drop-fsync-test",
    sql: "DROP TABLE IF EXISTS vitrine_fsync_test",
  },
];
