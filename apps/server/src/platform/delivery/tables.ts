import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** `gone` it said so itself · `failing` nothing but failures for days · `owner` somebody has switched it off. */
export type DisabledBecause = "gone" | "failing" | "owner";

export const deliveryEndpoints = pgTable("delivery_endpoints", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  /** Which kind of delivery it takes: who makes its requests. */
  kind: text().notNull(),
  /** Where it is and what only it and we know, encrypted. */
  sealed: text().notNull(),
  /** Null while it takes deliveries. */
  disabledAt: moment("disabled_at"),
  disabledBecause: text("disabled_because").$type<DisabledBecause>(),
  /** Since when nothing but failures came back; null after a delivery was taken. */
  failingSince: moment("failing_since"),
  createdAt: moment("created_at").notNull(),
});

/** `waiting` for its next attempt, or at it · `taken` by the receiver · `failed` for good, unless somebody sends it again. */
export type DeliveryState = "waiting" | "taken" | "failed";

/** `exhausted` after the last attempt · `gone` the receiver said so · `blocked` its address may not be asked · `disabled` it is switched off. */
export type FailedBecause = "exhausted" | "gone" | "blocked" | "disabled";

export const deliveries = pgTable("deliveries", {
  /** What the receiver knows it by, over all attempts. */
  id: text().primaryKey(),
  endpointId: text("endpoint_id").notNull(),
  accountId: text("account_id").notNull(),
  /** What it tells of, once an endpoint: an event's id, mostly. */
  key: text().notNull(),
  topic: text().notNull(),
  contentType: text("content_type").notNull(),
  body: text().notNull(),
  state: text().notNull().$type<DeliveryState>(),
  because: text().$type<FailedBecause>(),
  /** Attempts begun ever, and since it was made or last sent again. */
  attempts: integer().notNull(),
  tries: integer().notNull(),
  /** When anybody may take it up: for one that somebody is at, when he is taken to have died over it. */
  dueAt: moment("due_at").notNull(),
  /** Who is at it: only he may say what became of it. */
  lease: text(),
  createdAt: moment("created_at").notNull(),
  settledAt: moment("settled_at"),
});

/** `taken` · `failed` · `gone` · `blocked` its address may not be asked. */
export type AttemptOutcome = "taken" | "failed" | "gone" | "blocked";

export const deliveryAttempts = pgTable(
  "delivery_attempts",
  {
    deliveryId: text("delivery_id").notNull(),
    /** From 1; one that is missing was cut off by a kill. */
    number: integer().notNull(),
    at: moment("at").notNull(),
    durationMs: integer("duration_ms").notNull(),
    outcome: text().notNull().$type<AttemptOutcome>(),
    /** The HTTP status; null where there was no answer. */
    status: integer(),
    /** Why there was no answer, in a word. */
    problem: text(),
    /** What was asked of whom, as JSON, without what is secret in it. */
    request: text().notNull(),
    /** How the answer began, cleaned; null where there was none. */
    response: text(),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] })],
);
