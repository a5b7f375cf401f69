import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Puzzles whose solution was accepted, for as long as it could be sent again. */
export const captchaSolutions = pgTable("captcha_solutions", {
  nonce: text().primaryKey(),
  expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
});
