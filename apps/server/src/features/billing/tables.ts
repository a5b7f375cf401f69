import type { Plan } from "@vitrine/contract";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

export const plans = pgTable("plans", {
  id: text().primaryKey(),
  /** Its place in the table, from the smallest plan to the largest. */
  position: integer().notNull(),
  /** The row as the contract has it. */
  plan: jsonb().$type<Plan>().notNull(),
});
