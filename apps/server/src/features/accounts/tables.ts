import type { MetaFlag, Scope } from "@vitrine/contract";
import { LANGUAGES } from "@vitrine/document";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const accounts = pgTable("accounts", {
  id: text().primaryKey(),
  /** In lower case. */
  email: text().notNull(),
  emailConfirmedAt: moment("email_confirmed_at"),
  /** What a change that waits for its confirmation will make the address. */
  pendingEmail: text("pending_email"),
  name: text().notNull(),
  username: text(),
  /** What a username is unique by: look-alikes that differ only in dots, hyphens or underscores are the same. */
  usernameKey: text("username_key"),
  /** E.164. */
  phone: text(),
  pictureId: text("picture_id"),
  /** Null for somebody who has only ever come in with Google. */
  passwordHash: text("password_hash"),
  language: text({ enum: LANGUAGES }).notNull(),
  isAdmin: boolean("is_admin").notNull(),
  /** Sees what the specification shows to "special users". */
  isSpecial: boolean("is_special").notNull(),
  /** The affiliate and the source that brought the person. */
  aff: integer(),
  src: text(),
  lastSeenAt: moment("last_seen_at"),
  newSetup: boolean("new_setup").notNull(),
  /** Flags an operator's other products set. */
  meta: jsonb().$type<Readonly<Partial<Record<MetaFlag, boolean>>>>().notNull(),
  /** When a deletion that was asked for is carried out. */
  deletesAt: moment("deletes_at"),
  /** Since when it is being carried out; from then on the account is not found any more. */
  removalBeganAt: moment("removal_began_at"),
  createdAt: moment("created_at").notNull(),
  /** The name as it is searched; the database makes it of the name. */
  foldedName: text("folded_name").notNull().generatedAlwaysAs(sql`fold_words(name)`),
});

export const apiKeys = pgTable("api_keys", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  /** The person who made it, as whom it acts. */
  makerId: text("maker_id").notNull(),
  name: text().notNull(),
  scopes: jsonb().$type<readonly Scope[]>().notNull(),
  /** The key's first characters. */
  hint: text().notNull(),
  /** SHA-256 of the key: the key itself is shown once and kept nowhere. */
  keyHash: text("key_hash").notNull(),
  createdAt: moment("created_at").notNull(),
  lastUsedAt: moment("last_used_at"),
  expiresAt: moment("expires_at"),
  revokedAt: moment("revoked_at"),
});

/** Links that confirm an address: for each account one that confirms its own, and one that changes it. */
export const emailTokens = pgTable(
  "email_tokens",
  {
    accountId: text("account_id").notNull(),
    purpose: text({ enum: ["confirm", "change"] }).notNull(),
    /** The address that the link went to. */
    email: text().notNull(),
    /** SHA-256 of the token: the token itself is in the e-mail only. */
    tokenHash: text("token_hash").notNull(),
    /** A mark of the account's e-mail address and password as they were: with others the link counts for nothing. */
    boundTo: text("bound_to").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.purpose] })],
);

/** Accounts that are gone, for as long as something of theirs may still arrive. */
export const removedAccounts = pgTable("removed_accounts", {
  accountId: text("account_id").primaryKey(),
  at: moment("at").notNull(),
});
