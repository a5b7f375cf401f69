import { LIBRARY_KINDS } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Folders of accounts' libraries, in each other. They are the account's and stand on no site. */
export const imageFolders = pgTable("image_folders", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  /** Null for one in the library itself. */
  parentId: text("parent_id").references((): AnyPgColumn => imageFolders.id),
  name: text().notNull(),
  /** The name as it is compared: two in one place that differ in capitals alone are one. */
  nameKey: text("name_key").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
});

/** Pictures and sounds by the account they belong to; the files themselves are in object storage, by hash. */
export const images = pgTable("images", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  kind: text({ enum: LIBRARY_KINDS }).notNull(),
  /** Null for what stands in the library itself. */
  folderId: text("folder_id").references(() => imageFolders.id),
  name: text().notNull(),
  /** The first 40 digits of the SHA-256 of what was uploaded. */
  hash: text().notNull(),
  /** In pixels, the right way up; 0 for a sound. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** Of the uploaded file. */
  bytes: integer().notNull(),
  mime: text().notNull(),
  isAnimated: boolean("is_animated").notNull(),
  /** Whether parts of it may be see-through. */
  hasAlpha: boolean("has_alpha").notNull(),
  /** Whether it is a drawing, shown as it is at every width. */
  isVector: boolean("is_vector").notNull(),
  /** What made it was asked for in these words, where nobody took it; all three or none. */
  prompt: text(),
  model: text(),
  madeAt: timestamp("made_at", { withTimezone: true, precision: 3 }),
  /** Whether its record is in storage, by which it is found without this row. */
  isRecorded: boolean("is_recorded").notNull().default(false),
  uploadedAt: timestamp("uploaded_at", { withTimezone: true, precision: 3 }).notNull(),
  /** The name as it is searched; the database makes it of the name. */
  foldedName: text("folded_name").notNull().generatedAlwaysAs(sql`fold_words(name)`),
});

/** Files that were deleted, and whose records in storage are about to go. */
export const deletedImages = pgTable("deleted_images", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  hash: text().notNull(),
});

/**
 * What lies in storage without a row of `images` that names it, by its hash, and since when: an upload that is under way,
 * or was cut off, and what was deleted.
 */
export const looseFiles = pgTable(
  "loose_image_files",
  {
    accountId: text("account_id").notNull(),
    hash: text().notNull(),
    since: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
);
