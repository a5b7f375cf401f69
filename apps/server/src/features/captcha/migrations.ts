import type { Migration } from "../../platform/database/migrate.ts";

export const captchaMigrations: readonly Migration[] = [
  {
    name: "20261121210000-create-captcha-solutions",
    sql: `
      CREATE TABLE captcha_solutions (
        nonce text PRIMARY KEY,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX captcha_solutions_expiry ON captcha_solutions (expires_at);`,
  },
];
