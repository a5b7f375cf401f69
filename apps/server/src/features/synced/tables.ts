import type { Fragment } from "@vitrine/document";
import { integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Sections that are one and the same on many pages. They are the account's and stand on no site. */
export const syncedSections = pgTable("synced_sections", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  name: text().notNull(),
  /** Goes up by one each time the content changes. */
  version: integer().notNull(),
  /** `json`, not `jsonb`: it is read and written whole. */
  content: json().$type<Fragment>().notNull(),
  /** Of the content, as JSON in UTF-8. */
  bytes: integer().notNull(),
  /** The files of the library that it names. */
  imageIds: text("image_ids").array().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true, precision: 3 }).notNull(),
});

/** Which version of each section the visitors of a page see; of a page that is taken off it means nothing. */
export const publishedSections = pgTable(
  "published_sections",
  {
    pageId: text("page_id").notNull(),
    sectionId: text("section_id").notNull(),
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.sectionId] })],
);
