import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Images by the account they belong to; the files themselves are in object storage, by hash. */
export const images = pgTable("images", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  name: text().notNull(),
  /** The first 40 digits of the SHA-256 of what was uploaded. */
  hash: text().notNull(),
  /** In pixels, the right way up. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** Of the uploaded file. */
  bytes: integer().notNull(),
  mime: text().notNull(),
  isAnimated: boolean("is_animated").notNull(),
  /** Whether parts of it may be see-through. */
  hasAlpha: boolean("has_alpha").notNull(),
  /** Whether its record is in storage, by which it is found without this row. */
  isRecorded: boolean("is_recorded").notNull().default(false),
  uploadedAt: timestamp("uploaded_at", { withTimezone: true, precision: 3 }).notNull(),
});
