import type { Lead } from "@vitrine/contract";
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

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
  deduplicationKey: text("fold_key").notNull(),
  count: integer().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull(),
  step: text(),
  question: text(),
});

/**
 * Which answers the leads of a page have, in each box: the columns of its CSV file, without reading a million leads
 * first. Written with the leads.
 */
export const leadFields = pgTable(
  "lead_fields",
  {
    accountId: text("account_id").notNull(),
    siteId: text("site_id").notNull(),
    pageId: text("page_id").notNull(),
    isSuspect: boolean("is_suspect").notNull(),
    name: text().notNull(),
    /** Which answer of its form it was when it first came. */
    place: integer().notNull(),
    firstAt: timestamp("first_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.pageId, table.isSuspect, table.name] })],
);
