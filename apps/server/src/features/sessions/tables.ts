import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const sessions = pgTable("sessions", {
  /** The public handle; the secret that proves it is only in the browser's cookie. */
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  secretHash: text("secret_hash").notNull(),
  userAgent: text("user_agent").notNull(),
  ip: text().notNull(),
  /** Whether the cookie outlives the browser. */
  isPersistent: boolean("is_persistent").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  lastActivityAt: timestamp("last_activity_at", { withTimezone: true, precision: 3 }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
  revokedAt: timestamp("revoked_at", { withTimezone: true, precision: 3 }),
});
