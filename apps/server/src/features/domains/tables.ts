import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { KeptRecord } from "./records/kept-record.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const domains = pgTable("domains", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  siteId: text("site_id").notNull(),
  /** In ASCII. Several accounts may try for a name; one that has shown it is its own has it alone. */
  name: text().notNull(),
  /** What is shown under it: the site's pages, or nothing but the images of its account. */
  purpose: text({ enum: ["pages", "images"] }).notNull(),
  /** What the owner puts into a TXT record: bound to account and name, so that nobody else's shows anything. */
  token: text().notNull(),
  /** Since when it is known whose it is; null while it is not. */
  ownedAt: moment("owned_at"),
  /** The domain whose entries are made together with its own, as far as it is known. */
  zone: text().notNull(),
  /** Whether the operator forbids it. */
  isForbidden: boolean("is_forbidden").notNull(),
  state: text({ enum: ["checking", "pending", "completed"] }).notNull(),
  /** Since when it is served; null while it is not. */
  completedAt: moment("completed_at"),
  hasCertificate: boolean("has_certificate").notNull(),
  records: jsonb().$type<readonly KeptRecord[]>().notNull(),
  nameservers: jsonb().$type<readonly string[]>().notNull(),
  /** How often it was looked at in vain since somebody last asked for it: what the pauses grow by. */
  attempts: integer().notNull(),
  /** Counts up with everything that makes looks under way look at what is no longer asked. */
  round: integer().notNull(),
  /** When somebody last asked for it to be looked at. */
  askedAt: moment("asked_at").notNull(),
  checkedAt: moment("checked_at"),
  nextCheckAt: moment("next_check_at"),
  /** Since when an image domain is being taken away; null while it is not. */
  removingAt: moment("removing_at"),
  /** Since when no published page names one that is being taken away. */
  unnamedAt: moment("unnamed_at"),
  createdAt: moment("created_at").notNull(),
});

/** What the operator lets nobody connect: names with all that is under them, and words that no name may include. */
export const domainRules = pgTable(
  "domain_rules",
  {
    kind: text({ enum: ["name", "word"] }).notNull(),
    /** In small letters; a name in ASCII. */
    value: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.value] })],
);
