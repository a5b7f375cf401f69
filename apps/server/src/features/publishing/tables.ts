import type { ManifestRoute, PageWeight } from "@vitrine/contract";
import { json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** What should be served: one row a published page. The site manifest is written from these. */
export const publications = pgTable("publications", {
  pageId: text("page_id").primaryKey(),
  siteId: text("site_id").notNull(),
  /** With the slash at its start. */
  path: text().notNull(),
  route: json().$type<ManifestRoute>().notNull(),
  weight: json().$type<PageWeight>().notNull(),
  /** Hashes of every artefact the page needs. */
  files: json().$type<string[]>().notNull(),
  /** Pictures of the account's own on the page. */
  imageIds: json("image_ids").$type<string[]>().notNull(),
  publishedAt: timestamp("published_at", { withTimezone: true, precision: 3 }).notNull(),
});

/** Paths that were served once, so that a visitor learns that the page is gone and not that it never was. */
export const gonePaths = pgTable("gone_paths", { siteId: text("site_id").notNull(), path: text().notNull() }, (table) => [
  primaryKey({ columns: [table.siteId, table.path] }),
]);

/** Sites whose manifest may be behind their rows; the token says since which change. */
export const staleManifests = pgTable("stale_manifests", { siteId: text("site_id").primaryKey(), token: text().notNull() });

/** Artefacts that no published page needs, and since when. */
export const unusedArtefacts = pgTable("unused_artefacts", {
  hash: text().primaryKey(),
  since: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
