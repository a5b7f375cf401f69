import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What is known of the certificate of a host: the one there is, and the one that is being made. */
export const certificates = pgTable("certificates", {
  host: text().primaryKey(),
  /** The name of its file; null while there is none. */
  name: text(),
  /** The name that the host's part has: another one while a stop came between the two. */
  servedName: text("served_name"),
  notBefore: moment("not_before"),
  notAfter: moment("not_after"),
  /** By what the authority knows it when it is asked when to renew. */
  renewalId: text("renewal_id"),
  /** When it is to be renewed. */
  renewAt: moment("renew_at"),
  /** When the authority is next asked when that is best; null where it was not asked yet. */
  askRenewalAt: moment("ask_renewal_at"),
  /** When a certificate last took the place of one that had hardly been used, because the authority wanted it so. */
  hurriedAt: moment("hurried_at"),
  /** When something is to be done about the host; null where nothing is. */
  dueAt: moment("due_at"),
  /** Whoever is at work on it; not null though nobody is where he was cut off. */
  run: text(),
  triedAt: moment("tried_at"),
  /** How its authority is to find out whose it is: what has led to a certificate before, or was not tried yet. */
  way: text().notNull(),
  /** How often it was tried in vain, one after the other. */
  failures: integer().notNull(),
  /** Why there is none, or no newer one. */
  problem: text(),
  /** Since when an order is being made or followed. */
  orderSince: moment("order_since"),
  orderUrl: text("order_url"),
  /** The key that it is for, sealed. */
  orderKey: text("order_key"),
});

/** Every file with a certificate, from before it is written until it is removed. */
export const certificateFiles = pgTable("certificate_files", {
  name: text().primaryKey(),
  host: text().notNull(),
  /** Since when no row names it. */
  leftAt: moment("left_at"),
});

/** Orders that were made: authorities take only so many in a time. */
export const certificateOrders = pgTable("certificate_orders", {
  id: text().primaryKey(),
  host: text().notNull(),
  madeAt: moment("made_at").notNull(),
});

/** Who this installation is to an authority: one account for all nodes. */
export const acmeAccounts = pgTable("acme_accounts", {
  directory: text().primaryKey(),
  sealedKey: text("sealed_key").notNull(),
  /** The account's address; null while the authority does not know the key. */
  url: text(),
  /** Until when it is left alone. */
  heldUntil: moment("held_until"),
  /** How often it had no sensible answer, one after the other. */
  failures: integer().notNull(),
});
