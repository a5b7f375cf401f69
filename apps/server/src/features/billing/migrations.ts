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
  {
    // What an account is on was kept with who it is; every account has a row here from then on.
    name: "20261122190000-plans-of-accounts",
    sql: `
      CREATE TABLE account_plans (
        account_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE ON UPDATE CASCADE,
        plan_name text NOT NULL,
        plan_start_at timestamptz(3) NOT NULL,
        plan_renewal_date timestamptz(3),
        can_clone boolean NOT NULL
      );
      INSERT INTO account_plans (account_id, plan_name, plan_start_at, plan_renewal_date, can_clone)
        SELECT id, plan_name, plan_start_at, plan_renewal_date, can_clone FROM accounts;
      ALTER TABLE accounts
        DROP COLUMN plan_name,
        DROP COLUMN plan_start_at,
        DROP COLUMN plan_renewal_date,
        DROP COLUMN can_clone;`,
  },
  {
    // Whatever could be published could have had a domain of its own, had there been any.
    name: "20261123150200-domains-of-plans",
    sql: `
      UPDATE plans SET plan = jsonb_set(plan, '{entitlements}', (plan->'entitlements') || '["domains"]'::jsonb)
        WHERE plan->'entitlements' @> '["publish"]' AND NOT plan->'entitlements' @> '["domains"]';`,
  },
];
