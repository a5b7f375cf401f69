import type { Migration } from "../../platform/database/migrate.ts";

export const billingMigrations: readonly Migration[] = [
  {
    name: "20261121200150-create-plans",
    sql: `
      CREATE TABLE plans (
        id text PRIMARY KEY,
        position integer NOT NULL,
        plan jsonb NOT NULL
      );`,
  },
];
