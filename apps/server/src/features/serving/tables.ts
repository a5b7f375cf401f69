import type { Redirect } from "@vitrine/contract";
import { integer, json, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The redirects of a site, all in one row: they are saved, read and written whole. */
export const siteRedirects = pgTable("site_redirects", {
  siteId: text("site_id").primaryKey(),
  /** Goes up by one with each save. */
  version: integer().notNull(),
  /** What the list is called in the storage, after its content. */
  name: text().notNull(),
  count: integer().notNull(),
  items: json().$type<readonly Redirect[]>().notNull(),
  savedAt: timestamp("saved_at", { withTimezone: true, precision: 3 }).notNull(),
});
