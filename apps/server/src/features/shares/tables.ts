import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Links that show a page to whoever has them. */
export const shares = pgTable("shares", {
  id: text().primaryKey(),
  pageId: text("page_id").notNull(),
  accountId: text("account_id").notNull(),
  /** The mark of the token in the link, by which it is recognised. */
  mark: text().notNull(),
  /** The token, sealed: its owner is shown the link again. */
  sealedToken: text("sealed_token").notNull(),
  copies: integer().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
  deletedAt: timestamp("deleted_at", { withTimezone: true, precision: 3 }),
});
