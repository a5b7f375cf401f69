import { type LegalTextOf, type PageWeight, PUBLISHED_VIA } from "@vitrine/contract";
import type { Alternate } from "@vitrine/renderer";
import { bigint, boolean, customType, date, integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** What should be served: one row a published page. The parts of its site's manifest are written from these. */
export const publications = pgTable("publications", {
  pageId: text("page_id").primaryKey(),
  siteId: text("site_id").notNull(),
  /** With the slash at its start. */
  path: text().notNull(),
  /** As the version that published the page wrote it: `readRoute` makes a route of it. */
  route: json().$type<unknown>().notNull(),
  weight: json().$type<PageWeight>().notNull(),
  /** Hashes of every artefact the page needs. */
  files: json().$type<string[]>().notNull(),
  /** Under which host it names images of the account's; null: under that of the page. */
  imageHost: text("image_host"),
  /** Images of the account's own on the page. */
  imageIds: json("image_ids").$type<string[]>().notNull(),
  publishedAt: timestamp("published_at", { withTimezone: true, precision: 3 }).notNull(),
  /** Of one that links to the legal texts of its site: the language of these links, and its colours. Null for any other. */
  legal: json().$type<LegalTextOf>(),
  /** Which of the kept ones it is. */
  publicationId: text("publication_id").notNull(),
});

/** What visitors were given once, each whole: what it takes to serve it again as it was. */
export const keptPublications = pgTable("kept_publications", {
  id: text().primaryKey(),
  pageId: text("page_id").notNull(),
  accountId: text("account_id").notNull(),
  /** The origin that it was made for; null for one from before these were kept. */
  home: text(),
  slug: text().notNull(),
  /** The page's. */
  version: integer().notNull(),
  /** What the page was called. */
  title: text().notNull(),
  /** The name visitors see it under; null where its document had a title of its own. */
  publishedTitle: text("published_title"),
  route: json().$type<unknown>().notNull(),
  weight: json().$type<PageWeight>().notNull(),
  files: json().$type<string[]>().notNull(),
  imageHost: text("image_host"),
  imageIds: json("image_ids").$type<string[]>().notNull(),
  /** What of its owner's code is in it. */
  codeSeals: json("code_seals").$type<string[]>().notNull(),
  /** Which version of each synced section is in it, by the section's id. */
  sections: json().$type<Readonly<Record<string, number>>>().notNull(),
  /** What it has added to storage, in bytes before compression. */
  addedBytes: bigint("added_bytes", { mode: "number" }).notNull(),
  publishedAt: timestamp("published_at", { withTimezone: true, precision: 3 }).notNull(),
  /** The account of who published it, and how; kept when that person is gone. */
  publishedBy: text("published_by"),
  publishedVia: text("published_via", { enum: PUBLISHED_VIA }),
  /** When it was last put back, and by whom. */
  rolledBackAt: timestamp("rolled_back_at", { withTimezone: true, precision: 3 }),
  rolledBackBy: text("rolled_back_by"),
  rolledBackVia: text("rolled_back_via", { enum: PUBLISHED_VIA }),
  /** The pages of its set that it names, itself among them; null for one from before that was written down. */
  alternates: json().$type<readonly Alternate[]>(),
});

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** What each kept publication was made of, to make it anew where what is around it has changed; none from before that was kept. */
export const publishedDocuments = pgTable("published_documents", {
  publicationId: text("publication_id").primaryKey(),
  /** Compressed JSON: see `published-document-store.ts`. */
  content: bytes().notNull(),
});

/**
 * Paths that were served once. While the page that was there is published, they lead to where it is; else a
 * visitor learns that it is gone, and not that it never was.
 */
export const gonePaths = pgTable(
  "gone_paths",
  {
    siteId: text("site_id").notNull(),
    path: text().notNull(),
    /** Null once the page is deleted. */
    pageId: text("page_id"),
    /** Since when it is served there no longer. */
    since: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.path] })],
);

/** Parts of manifests that may be behind their rows. */
export const staleParts = pgTable(
  "stale_parts",
  {
    siteId: text("site_id").notNull(),
    kind: text({ enum: ["site", "page", "path", "sitemap"] }).notNull(),
    /** The page's id, the path with the slash at its start, or which file of the list of pages; empty for the site's own part. */
    name: text().notNull(),
    /** Says since which change. */
    token: text().notNull(),
    /** When it will be: forms in it are taken no longer from then on. Null for what is behind now. */
    due: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind, table.name] })],
);

/** Artefacts that no published page needs, and since when. */
export const unusedArtefacts = pgTable("unused_artefacts", {
  hash: text().primaryKey(),
  since: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});

/** What an account's publishes added to storage, by the day (UTC). */
export const storedBytes = pgTable(
  "stored_bytes",
  {
    accountId: text("account_id").notNull(),
    day: date({ mode: "string" }).notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

/** The last time that the pages which show a synced section were published for it. */
export const sectionRepublishes = pgTable("section_republishes", {
  sectionId: text("section_id").primaryKey(),
  accountId: text("account_id").notNull(),
  /** Another one each time: what is left of an earlier time does nothing. */
  run: text().notNull(),
  /** For whom it is done. */
  personId: text("person_id").notNull(),
  /** Whether pages come along that have something else to publish. */
  alsoChanged: boolean("also_changed").notNull(),
  state: text({ enum: ["running", "done", "cancelled"] }).notNull(),
  begunAt: timestamp("begun_at", { withTimezone: true, precision: 3 }).notNull(),
});

/** The pages it is about, and what became of each. */
export const sectionRepublishPages = pgTable(
  "section_republish_pages",
  {
    sectionId: text("section_id").notNull(),
    pageId: text("page_id").notNull(),
    state: text({ enum: ["waiting", "published", "skipped", "failed"] }).notNull(),
    /** Why it failed, in words for people. */
    problem: text(),
  },
  (table) => [primaryKey({ columns: [table.sectionId, table.pageId] })],
);

/** The pages of its set that a published page names; none for a page that names nobody. */
export const namedAlternates = pgTable("named_alternates", {
  pageId: text("page_id").primaryKey(),
  alternates: json().$type<Alternate[]>().notNull(),
});
