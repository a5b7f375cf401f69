import type { Migration } from "../../platform/database/migrate.ts";

export const leadMigrations: readonly Migration[] = [
  {
    name: "20261121090600-create-leads",
    sql: `
      CREATE TABLE leads (
        id text PRIMARY KEY,
        account_id text NOT NULL,
        site_id text NOT NULL,
        page_id text NOT NULL,
        form_id text NOT NULL,
        form_name text NOT NULL,
        status text NOT NULL,
        is_contactable boolean NOT NULL,
        is_suspect boolean NOT NULL,
        answers jsonb NOT NULL,
        page_uri text NOT NULL,
        referer text NOT NULL,
        ip text NOT NULL,
        user_agent text NOT NULL,
        fold_key text NOT NULL,
        count integer NOT NULL,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL
      );
      CREATE INDEX leads_account ON leads (account_id, created_at DESC, id DESC);
      CREATE INDEX leads_page ON leads (page_id, created_at DESC, id DESC);
      CREATE INDEX leads_fold ON leads (fold_key, created_at);
      CREATE TABLE journal_cursor (
        journal text PRIMARY KEY,
        segment bigint NOT NULL,
        byte_offset bigint NOT NULL
      );`,
  },
];
