import { bigint, boolean, integer, jsonb, pgTable, real, smallint, text, timestamp } from "drizzle-orm/pg-core";
import type { JobPayload, JobState } from "./job.ts";
import type { Recurrence } from "./recurrence.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const jobs = pgTable("jobs", {
  id: text().primaryKey(),
  /** The order in which they were made. */
  number: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
  queue: text().notNull(),
  /** Whose it is; empty for the installation's own. */
  accountId: text("account_id").notNull(),
  payload: jsonb().notNull().$type<JobPayload>(),
  /** Small goes first. */
  priority: smallint().notNull(),
  /** Jobs of one queue and key are done one after the other. */
  orderKey: text("order_key"),
  /** While one waits, no other of the queue has it. */
  uniqueKey: text("unique_key"),
  /** When it is to be done again, over and over; null for once. */
  recurs: jsonb().$type<Recurrence>(),
  state: text().notNull().$type<JobState>(),
  /** How often it was begun. */
  attempts: integer().notNull(),
  dueAt: moment("due_at").notNull(),
  /** Who is at it. */
  lease: text(),
  /** Until when he is taken to be alive. */
  leasedUntil: moment("leased_until"),
  /** From 0 to 1, as far as whoever does it says. */
  progress: real(),
  /** It was cancelled while somebody is at it. */
  isUnwanted: boolean("is_unwanted").notNull(),
  /** What went wrong at the last attempt that failed. */
  problem: text(),
  madeAt: moment("made_at").notNull(),
  /** When it was set aside. */
  settledAt: moment("settled_at"),
});
