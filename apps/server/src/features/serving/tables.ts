import type { Redirect } from "@vitrine/contract";
import type { ImageReference } from "@vitrine/document";
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

/** What a site serves besides its pages; none for one that never changed it. */
export const siteSettings = pgTable("site_serving", {
  siteId: text("site_id").primaryKey(),
  /** Null where a short message is enough, or the page is gone. */
  notFoundPageId: text("not_found_page_id"),
  favicon: json().$type<ImageReference>(),
  /** What the icon is called in the storage, after its content. */
  iconName: text("icon_name"),
  /** Its bytes in base 64, small as they are: a disk that lost the file gets it back. */
  icon: text(),
  robots: text().notNull(),
  /** Who answers for it in its legal texts, and the address to write to; empty where nobody has said. */
  legalName: text("legal_name").notNull(),
  legalEmail: text("legal_email").notNull(),
});

/** Pages that are shown to those alone who know a password. */
export const pagePasswords = pgTable("page_passwords", {
  pageId: text("page_id").primaryKey(),
  siteId: text("site_id").notNull(),
  /** Recognises the password, and gives nothing of it away. */
  verifier: text().notNull(),
  /** By chance, and another with each password: what was granted for one is worth nothing for the next. */
  version: text().notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true, precision: 3 }).notNull(),
});
