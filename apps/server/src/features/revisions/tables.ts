import { PUBLISHED_VIA, type Revision } from "@vitrine/contract";
import { boolean, customType, integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** The history of pages: what each revision is, and how it differs from the one before. */
export const pageRevisions = pgTable(
  "page_revisions",
  {
    pageId: text("page_id").notNull(),
    /** Goes up with each revision of the page; gone ones leave gaps. */
    seq: integer().notNull(),
    id: text().notNull(),
    kind: text({ enum: ["automatic", "named", "published", "before_restore", "before_replace"] }).notNull(),
    name: text(),
    /** What the page was called then. */
    title: text().notNull(),
    /** The page's. */
    version: integer().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
    /** The account of who brought it about; kept when that person is gone. Null for support, and for the server by itself. */
    byId: text("by_id"),
    bySupport: boolean("by_support").notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true, precision: 3 }),
    /** The account of who published it then, and how; kept when that person is gone. */
    publishedBy: text("published_by"),
    publishedVia: text("published_via", { enum: PUBLISHED_VIA }),
    sections: integer().notNull(),
    changes: json().$type<Revision["changes"]>().notNull(),
    /** Whether `content` is all of it, or only what differs from the revision before. */
    isWhole: boolean("is_whole").notNull(),
    /** Compressed JSON: see `revision-content.ts`. */
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.seq] })],
);
