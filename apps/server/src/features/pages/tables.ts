import { PUBLISHED_VIA } from "@vitrine/contract";
import { type DocumentRecord, LANGUAGES, PAGE_TYPES, type PageDocument, type TokenRecord } from "@vitrine/document";
import { sql } from "drizzle-orm";
import { boolean, integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Why a time that was set for a page brought nothing about, in words for people. */
export interface ScheduleProblem {
  readonly what: "publish" | "unpublish";
  /** The time that was set, ISO 8601 in UTC. */
  readonly at: string;
  readonly message: string;
}

export const pages = pgTable("pages", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  siteId: text("site_id").notNull(),
  title: text().notNull(),
  slug: text().notNull(),
  language: text({ enum: LANGUAGES }).notNull(),
  /** As its document says; null for a page that is no step of a sale. */
  type: text({ enum: PAGE_TYPES }),
  /** The tags and products it has, by their ids in order. */
  labelIds: text("label_ids").array().notNull(),
  /** The page it is a variant of, which is none itself; null for one that is no variant. */
  mainId: text("main_id"),
  /** Whether a variant is published together with its main page. */
  syncs: boolean().notNull(),
  /** Goes up by one with each saved change of the document. */
  version: integer().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  lastEdited: timestamp("last_edited", { withTimezone: true, precision: 3 }).notNull(),
  publishedAt: timestamp("published_at", { withTimezone: true, precision: 3 }),
  publishedVersion: integer("published_version"),
  publishedSlug: text("published_slug"),
  /** The name visitors see it under; null while its document has a title of its own, or nothing is published. */
  publishedTitle: text("published_title"),
  /** The account of who published it last, and how; kept when that person is gone. */
  publishedBy: text("published_by"),
  publishedVia: text("published_via", { enum: PUBLISHED_VIA }),
  /**
   * When it is published and taken off, as somebody has set it; the account of who did, and the job that does it: null once it has
   * published.
   */
  publishAt: timestamp("publish_at", { withTimezone: true, precision: 3 }),
  publishAtBy: text("publish_at_by"),
  publishJob: text("publish_job"),
  unpublishAt: timestamp("unpublish_at", { withTimezone: true, precision: 3 }),
  unpublishAtBy: text("unpublish_at_by"),
  unpublishJob: text("unpublish_job"),
  /** What the last time that had come did not bring about. */
  scheduleProblem: json("schedule_problem").$type<ScheduleProblem>(),
  /** Whether its document has tokens that follow the site's style. */
  followsSite: boolean("follows_site").notNull(),
  /** The synced sections that its document has, by their ids in order. */
  sectionIds: text("section_ids").array().notNull(),
  /** Whether one of those that its visitors see has other content by now. */
  sectionsAhead: boolean("sections_ahead").notNull(),
  /** The files of the library that its document names, by their ids in order. */
  imageIds: text("image_ids").array().notNull(),
  /** When the present spell of editing began, as it was told; null for a page nobody has edited. */
  spellAt: timestamp("spell_at", { withTimezone: true, precision: 3 }),
  /** When it was put into the trash; never of a page that is published. */
  deletedAt: timestamp("deleted_at", { withTimezone: true, precision: 3 }),
  /** The title as it is searched; the database makes it of the title. */
  foldedTitle: text("folded_title").notNull().generatedAlwaysAs(sql`fold_words(title)`),
});

/** What the pages of a site share: its tokens, with a version that goes up with each save. */
export const siteStyles = pgTable("site_styles", {
  siteId: text("site_id").primaryKey(),
  version: integer().notNull(),
  tokens: json().$type<readonly TokenRecord[]>().notNull(),
  savedAt: timestamp("saved_at", { withTimezone: true, precision: 3 }).notNull(),
});

/** What the last save of a site's style asks of each page that followed then, and what became of it. */
export const siteStyleUpdates = pgTable(
  "site_style_updates",
  {
    siteId: text("site_id").notNull(),
    pageId: text("page_id").notNull(),
    /** The style's. */
    version: integer().notNull(),
    publishes: boolean().notNull(),
    state: text({ enum: ["waiting", "done", "refused"] }).notNull(),
    /** Why it was refused, in words for people. */
    problem: text(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.pageId] })],
);

/** Code that somebody of an account has seen and switched on, by its seal: what a page brings besides is left out of it. */
export const approvedCode = pgTable(
  "approved_code",
  {
    accountId: text("account_id").notNull(),
    seal: text().notNull(),
    /** Kept when that person is gone: the code is the account's. */
    approvedBy: text("approved_by").notNull(),
    approvedAt: timestamp("approved_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.seal] })],
);

/** Each page's document as it was last written whole; operations with a later version stand on top of it. */
export const pageDocuments = pgTable("page_documents", {
  pageId: text("page_id").primaryKey(),
  version: integer().notNull(),
  /** `json`, not `jsonb`: it is read and written whole, and keeps the bytes as they came. */
  document: json().$type<PageDocument>().notNull(),
});

export const pageOperations = pgTable(
  "page_operations",
  {
    pageId: text("page_id").notNull(),
    operationId: text("operation_id").notNull(),
    /** The version the page had after it. */
    version: integer().notNull(),
    /** Records as they were after it, null where it removed one; gone once the document is written whole and others follow. */
    changes: json().$type<Readonly<Record<string, DocumentRecord | null>>>(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.operationId] })],
);
