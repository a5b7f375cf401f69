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
  {
    name: "20261122131000-add-quiz-facts-to-leads",
    sql: "ALTER TABLE leads ADD COLUMN step text, ADD COLUMN question text",
  },
  {
    // Each list is one range of one index, newest first, whatever it is narrowed to.
    name: "20261122131100-index-leads-by-box",
    sql: `
      CREATE INDEX leads_of_account ON leads (account_id, is_suspect, created_at DESC, id DESC);
      CREATE INDEX leads_of_site ON leads (site_id, is_suspect, created_at DESC, id DESC);
      CREATE INDEX leads_of_page ON leads (page_id, is_suspect, created_at DESC, id DESC);
      DROP INDEX leads_account;
      DROP INDEX leads_page;`,
  },
  {
    name: "20261122131200-create-lead-fields",
    sql: `
      CREATE TABLE lead_fields (
        account_id text NOT NULL,
        site_id text NOT NULL,
        page_id text NOT NULL,
        is_suspect boolean NOT NULL,
        name text NOT NULL,
        place integer NOT NULL,
        first_at timestamptz(3) NOT NULL,
        PRIMARY KEY (account_id, page_id, is_suspect, name)
      );
      INSERT INTO lead_fields
        SELECT account_id, min(site_id), page_id, is_suspect, answer.value ->> 'name', min(answer.ordinality), min(created_at)
        FROM leads CROSS JOIN jsonb_array_elements(answers) WITH ORDINALITY AS answer
        GROUP BY account_id, page_id, is_suspect, answer.value ->> 'name';`,
  },
  {
    // No query is planned by what they hold; looking at them is most of what an analysis costs.
    name: "20261122131300-leave-texts-of-leads-unanalysed",
    sql: `
      ALTER TABLE leads
        ALTER COLUMN answers SET STATISTICS 0,
        ALTER COLUMN page_uri SET STATISTICS 0,
        ALTER COLUMN referer SET STATISTICS 0,
        ALTER COLUMN user_agent SET STATISTICS 0;`,
  },
];
