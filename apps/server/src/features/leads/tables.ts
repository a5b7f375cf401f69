import type { Lead } from "@vitrine/contract";
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const leads = pgTable("leads", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  siteId: text("site_id").notNull(),
  pageId: text("page_id").notNull(),
  formId: text("form_id").notNull(),
  formName: text("form_name").notNull(),
  status: text({ enum: ["completed", "abandoned"] }).notNull(),
  isContactable: boolean("is_contactable").notNull(),
  isSuspect: boolean("is_suspect").notNull(),
  answers: jsonb().$type<Lead["answers"]>().notNull(),
  pageUri: text("page_uri").notNull(),
  referer: text().notNull(),
  ip: text().notNull(),
  userAgent: text("user_agent").notNull(),
  /** What makes two submissions one: form, answers and address. */
  foldKey: text("fold_key").notNull(),
  count: integer().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull(),
});

/** How far the journal has been drained into this database: moved in the transaction that writes the rows. */
export const journalCursor = pgTable("journal_cursor", {
  journal: text().primaryKey(),
  segment: bigint({ mode: "number" }).notNull(),
  offset: bigint("byte_offset", { mode: "number" }).notNull(),
});
