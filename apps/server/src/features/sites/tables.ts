import type { Region } from "@vitrine/contract";
import { boolean, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const sites = pgTable("sites", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  /** The host label it is reached under, unique on this server. */
  name: text().notNull(),
  /** What its folder in the storage is called: the label it began under, which leads to it for as long as it exists. */
  folder: text().notNull(),
  /** Under which its pages are reached, in ASCII; null: under its name. */
  domain: text(),
  /** Whether this server shows a certificate at that address, and so speaks HTTPS there. */
  hasCertificate: boolean("has_certificate").notNull(),
  /** Under which the images of its pages are shown, in ASCII; null: under its pages' own address. */
  imageDomain: text("image_domain"),
  region: text().notNull(),
  /** Whether it is the account's main site: exactly one is, while there are any. */
  isMain: boolean("is_main").notNull(),
  isProducer: boolean("is_producer").notNull(),
  usesFilter: boolean("uses_filter").notNull(),
  /** Since when its owner knows that the plan has no room for it; null while it has. */
  excessAt: moment("excess_at"),
  /** Since when visitors get none of its pages for that. */
  offlineAt: moment("offline_at"),
  /** How many days before it would go for good its owner was last reminded of it, since it is offline; null before the first time. */
  remindedDays: integer("reminded_days"),
  /** Since when it is being deleted: for everybody but who does that, it is gone. */
  removingAt: moment("removing_at"),
  createdAt: moment("created_at").notNull(),
});

/** Every host label that leads to a site: the one of now, and those it had before. Nobody else gets one of them. */
export const siteLabels = pgTable("site_labels", {
  label: text().primaryKey(),
  siteId: text("site_id").notNull(),
  since: moment("since").notNull(),
});

/** Domains of the platform under whose one certificate every site without a domain of its own is shown. */
export const certifiedDomains = pgTable("certified_site_domains", {
  /** In ASCII, without a port. */
  domain: text().primaryKey(),
});

/** Where sites can be, as the operator has it. */
export const regions = pgTable("regions", {
  id: text().primaryKey(),
  position: integer().notNull(),
  names: jsonb().$type<Region["names"]>().notNull(),
});

/** Accounts with more sites than their plan holds that have contacted support: nothing of theirs goes offline meanwhile. */
export const heldAccounts = pgTable("site_holds", {
  accountId: text("account_id").primaryKey(),
  since: moment("since").notNull(),
});
