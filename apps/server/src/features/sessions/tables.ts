import { boolean, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const sessions = pgTable("sessions", {
  /** The public handle; the secret that proves it is only in the browser's cookie. */
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  secretHash: text("secret_hash").notNull(),
  kind: text({ enum: ["user", "oauth"] }).notNull(),
  userAgent: text("user_agent").notNull(),
  ip: text().notNull(),
  /** "Chrome · Windows". */
  device: text().notNull(),
  country: text(),
  /** What the browser said of itself when it logged in, keyed and hashed; null when it said nothing. */
  fingerprintHash: text("fingerprint_hash"),
  /** The trusted device it was opened on; that one may be gone by now. */
  deviceId: text("device_id"),
  /** Whether the cookie outlives the browser. */
  isPersistent: boolean("is_persistent").notNull(),
  createdAt: moment("created_at").notNull(),
  /** When the person last showed that it is they: at log-in, or since. */
  provenAt: moment("proven_at").notNull(),
  lastActivityAt: moment("last_activity_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  /** When it was first seen to have run out: from then on it has, whatever the clock says later. */
  expiredAt: moment("expired_at"),
  revokedAt: moment("revoked_at"),
});

/** Log-ins under way. Each becomes one session at most. */
export const preSessions = pgTable("pre_sessions", {
  id: text().primaryKey(),
  secretHash: text("secret_hash").notNull(),
  accountId: text("account_id").notNull(),
  level: text({ enum: ["two_factor", "ready"] }).notNull(),
  method: text({ enum: ["password", "google", "passkey", "signup"] }).notNull(),
  remember: boolean().notNull(),
  /** Whether a second factor was really shown. */
  isFactorMet: boolean("is_factor_met").notNull(),
  /** The trusted device that stood in for the second factor. */
  deviceId: text("device_id"),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  consumedAt: moment("consumed_at"),
});

/** Browsers that are not asked for a second factor by an account. */
export const trustedDevices = pgTable("trusted_devices", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  secretHash: text("secret_hash").notNull(),
  device: text().notNull(),
  country: text(),
  createdAt: moment("created_at").notNull(),
  lastUsedAt: moment("last_used_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

export const passwordResets = pgTable("password_resets", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  tokenHash: text("token_hash").notNull(),
  /** Of the e-mail address and password it was asked for: once either is another, the token is void. */
  credentialMac: text("credential_mac").notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

/** Addresses a link was asked for, whether they have an account or not, until it is looked at; minutes at most. */
export const askedResets = pgTable("asked_resets", {
  id: text().primaryKey(),
  email: text().notNull(),
  /** Who asked, for the account's log. */
  userAgent: text("user_agent").notNull(),
  clientAddress: text("client_address").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** People at an identity provider, and whose accounts they are. */
export const identities = pgTable("identities", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  issuer: text().notNull(),
  /** The provider's own id of the person; the e-mail address may change hands, this does not. */
  subject: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Returns from an identity provider that were used, for as long as one could be sent again. */
export const usedReturns = pgTable("used_returns", {
  stateHash: text("state_hash").primaryKey(),
  expiresAt: moment("expires_at").notNull(),
});

export const signingKeys = pgTable("signing_keys", {
  purpose: text().primaryKey(),
  /** The key's id in tokens and in the published set. */
  kid: text().notNull(),
  publicKey: jsonb("public_key").$type<Readonly<Record<string, string>>>().notNull(),
  sealedKey: text("sealed_key").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** An administrator's time of acting for an account. It counts with the administrator's own session only. */
export const supportSessions = pgTable("support_sessions", {
  id: text().primaryKey(),
  secretHash: text("secret_hash").notNull(),
  adminSessionId: text("admin_session_id").notNull(),
  adminId: text("admin_id").notNull(),
  accountId: text("account_id").notNull(),
  reason: text().notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  endedAt: moment("ended_at"),
});
