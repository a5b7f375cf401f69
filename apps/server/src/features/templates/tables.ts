import type { OwnTemplate } from "@vitrine/contract";
import { OWN_TEMPLATE_KINDS } from "@vitrine/contract";
import { type Fragment, LANGUAGES, type PageDocument } from "@vitrine/document";
import { json, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What accounts keep for themselves: pages to start from, and blocks to put into pages. They stand on no site. */
export const ownTemplates = pgTable("own_templates", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  kind: text({ enum: OWN_TEMPLATE_KINDS }).notNull(),
  name: text().notNull(),
  category: text().$type<NonNullable<OwnTemplate["category"]>>(),
  /** What a page speaks; null for blocks. */
  language: text({ enum: LANGUAGES }),
  /** A page's document or the blocks of a section, by the kind. `json`, not `jsonb`: it is read and written whole. */
  content: json().$type<PageDocument | Fragment>().notNull(),
  /** The files of the library that it names. */
  imageIds: text("image_ids").array().notNull(),
  /** The top of a page, for its card; null for blocks. */
  cover: json().$type<PageDocument>(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true, precision: 3 }).notNull(),
});
