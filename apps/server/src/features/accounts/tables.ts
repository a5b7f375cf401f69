import { LANGUAGES } from "@vitrine/document";
import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const accounts = pgTable("accounts", {
  id: text().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  passwordHash: text("password_hash").notNull(),
  language: text({ enum: LANGUAGES }).notNull(),
  isAdmin: boolean("is_admin").notNull(),
  planName: text("plan_name").notNull(),
  planStartAt: timestamp("plan_start_at", { withTimezone: true, precision: 3 }).notNull(),
  planRenewalDate: timestamp("plan_renewal_date", { withTimezone: true, precision: 3 }),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
});

export const apiKeys = pgTable("api_keys", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  /** SHA-256 of the key: the key itself is shown once and kept nowhere. */
  keyHash: text("key_hash").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
});
