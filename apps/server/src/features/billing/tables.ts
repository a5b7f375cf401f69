import type { Plan } from "@vitrine/contract";
import { boolean, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const plans = pgTable("plans", {
  id: text().primaryKey(),
  /** Its place in the table, from the smallest plan to the largest. */
  position: integer().notNull(),
  /** The row as the contract has it. */
  plan: jsonb().$type<Plan>().notNull(),
});

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What each account is on, and what it was granted besides. */
export const accountPlans = pgTable("account_plans", {
  accountId: text("account_id").primaryKey(),
  planName: text("plan_name").notNull(),
  planStartAt: moment("plan_start_at").notNull(),
  /** Null for a plan without an end: a free one. */
  planRenewalDate: moment("plan_renewal_date"),
  /** Clone access, granted by an administrator, whatever the plan. */
  canClone: boolean("can_clone").notNull(),
});
