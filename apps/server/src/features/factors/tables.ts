import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { ChallengePurpose, CodePurpose } from "./purposes.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One row an account; it is also what everything that decides about the account's factors is queued by. */
export const factorSettings = pgTable("factor_settings", {
  accountId: text("account_id").primaryKey(),
  /** Whether a log-in may be answered with a code by e-mail. */
  emailOn: boolean("email_on").notNull(),
});

/** Codes sent by e-mail, each for the one log-in or session that asked. */
export const factorCodes = pgTable("factor_codes", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  purpose: text().notNull().$type<CodePurpose>(),
  /** The log-in or session that asked. */
  boundTo: text("bound_to").notNull(),
  /** HMAC of purpose, requester and code: the database alone gives no code away. */
  codeMac: text("code_mac").notNull(),
  attemptsLeft: integer("attempts_left").notNull(),
  /** The how-manieth of its requester's within an hour: what the wait for the next one grows by. */
  sentCount: integer("sent_count").notNull(),
  lastSentAt: moment("last_sent_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
  /** When another was sent in its place: of the codes of one requester only the one without it counts. */
  replacedAt: moment("replaced_at"),
});

/** Wrong answers of the last hour, over all log-ins of an account. */
export const factorFailures = pgTable("factor_failures", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: text("account_id").notNull(),
  /** Only those of codes make an account wait. */
  kind: text({ enum: ["code", "passkey"] }).notNull(),
  /** The address it came from, an IPv6 customer's /64 as one; empty where it was not kept. */
  place: text().notNull(),
  at: moment("at").notNull(),
});

export const authenticatorApps = pgTable("authenticator_apps", {
  accountId: text("account_id").primaryKey(),
  /** The secret codes are made from, sealed; null until a first code has confirmed one. */
  secret: text(),
  confirmedAt: moment("confirmed_at"),
  /** The 30-second step of the last code taken: neither it nor one before it counts again. */
  lastStep: bigint("last_step", { mode: "number" }),
  /** A secret that waits for its first code, sealed; the confirmed one counts on beside it. */
  pendingSecret: text("pending_secret"),
  pendingSince: moment("pending_since"),
  pendingAttemptsLeft: integer("pending_attempts_left"),
});

export const recoveryCodes = pgTable("recovery_codes", {
  /** HMAC of account and code. */
  mac: text().primaryKey(),
  accountId: text("account_id").notNull(),
  usedAt: moment("used_at"),
});

export const passkeys = pgTable("passkeys", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  /** What the authenticator calls it, in base64url; unique in the world. */
  credentialId: text("credential_id").notNull(),
  /** COSE, in base64url. */
  publicKey: text("public_key").notNull(),
  /** How often its authenticator says it was used; always 0 for those that do not count. */
  counter: bigint({ mode: "number" }).notNull(),
  transports: jsonb().$type<readonly string[]>().notNull(),
  /** Whether it may be copied to other devices of its owner, and whether it has been. */
  isSyncable: boolean("is_syncable").notNull(),
  isBackedUp: boolean("is_backed_up").notNull(),
  name: text().notNull(),
  createdAt: moment("created_at").notNull(),
  lastUsedAt: moment("last_used_at"),
});

export const passkeyChallenges = pgTable("passkey_challenges", {
  challenge: text().primaryKey(),
  purpose: text().notNull().$type<ChallengePurpose>(),
  /** The log-in or session it was given to. */
  boundTo: text("bound_to").notNull(),
  accountId: text("account_id"),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});
