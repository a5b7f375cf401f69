import type { Migration } from "../../platform/database/migrate.ts";

export const legalMigrations: readonly Migration[] = [
  {
    name: "20261121210100-create-consents",
    sql: `
      CREATE TABLE consents (
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        document text NOT NULL,
        version text NOT NULL,
        language text NOT NULL,
        accepted_at timestamptz(3) NOT NULL,
        ip text NOT NULL,
        PRIMARY KEY (account_id, document, version)
      );`,
  },
];
