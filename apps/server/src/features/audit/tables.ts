import { SECURITY_EVENTS } from "@vitrine/contract";
import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const securityEvents = pgTable("security_events", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  kind: text({ enum: SECURITY_EVENTS }).notNull(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  userAgent: text("user_agent").notNull(),
  address: text().notNull(),
  /** Of the address at the time, since addresses move. */
  country: text(),
  subject: text(),
  isBySupport: boolean("is_by_support").notNull(),
  /** Who did it, where that was not the owner. */
  actorId: text("actor_id"),
  /** Set once the account is gone: until when the event is still kept. */
  keptUntil: timestamp("kept_until", { withTimezone: true, precision: 3 }),
});
