import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const sites = pgTable("sites", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  /** The host label, unique on this server. */
  name: text().notNull(),
  region: text({ enum: ["br", "us", "eu"] }).notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
});
