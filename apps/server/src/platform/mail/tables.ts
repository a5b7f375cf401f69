import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * `waiting` to be sent · `sent` · `kept` for the operator, because no mail server is set · `given_up` after
 * the last attempt, or because the mail server will never take it · `expired` before it could be sent.
 */
export type OutboxState = "waiting" | "sent" | "kept" | "given_up" | "expired";

export const outbox = pgTable("outbox", {
  id: text().primaryKey(),
  /** What the message is about, once: `email-code:ses_01k…`. Not a secret. */
  key: text().notNull(),
  recipient: text().notNull(),
  /** Whose it is; null where nobody said. */
  accountId: text("account_id"),
  language: text().notNull(),
  /** The message, encrypted; null as soon as nobody needs it any more: messages hold codes and links. */
  sealed: text(),
  state: text().notNull().$type<OutboxState>(),
  attempts: integer().notNull(),
  dueAt: timestamp("due_at", { withTimezone: true, precision: 3 }).notNull(),
  /** Until when somebody is at it; after that he is taken to have died over it. */
  leasedUntil: timestamp("leased_until", { withTimezone: true, precision: 3 }),
  /** What the mail server said at the last attempt that failed. */
  problem: text(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  /** When the code or link in it ends; null for a message that is worth sending at any time. */
  expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }),
  /** When it was sent, kept, given up or found to have expired. */
  settledAt: timestamp("settled_at", { withTimezone: true, precision: 3 }),
});
