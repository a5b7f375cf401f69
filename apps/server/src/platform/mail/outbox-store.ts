import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { outbox } from "./tables.ts";

export type OutboxRow = typeof outbox.$inferSelect;

/** Stores a message; one whose key is there already changes nothing. */
export async function insertMessage(queries: Queries, row: OutboxRow): Promise<void> {
  await queries.insert(outbox).values(row).onConflictDoNothing({ target: outbox.key });
}

/** Messages that wait and that nobody is at. */
function isFree(now: Date) {
  return and(eq(outbox.state, "waiting"), or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now)));
}

/**
 * Takes one message that is due, so that nobody else does until the lease is over. One statement, because no
 * transaction may stay open while a mail server is spoken to. One that was never tried is due whatever the clock
 * says: it may have been set back since.
 */
export async function leaseMessage(queries: Queries, now: Date, leasedUntil: Date): Promise<OutboxRow | undefined> {
  const due = and(isFree(now), or(lte(outbox.dueAt, now), eq(outbox.attempts, 0)));
  const next = queries.select({ id: outbox.id }).from(outbox).where(due).orderBy(asc(outbox.dueAt), asc(outbox.id)).limit(1);
  const [row] = await queries
    .update(outbox)
    .set({ leasedUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, sql`(${next.for("update", { skipLocked: true })})`))
    .returning();
  return row;
}

/**
 * Ends the messages whose code or link has ended, and wipes them. A clock set back must not stretch a life: one with
 * more than twice its life before it was made in what is the future now, and has ended too.
 */
export async function expireMessages(queries: Queries, now: Date): Promise<OutboxRow[]> {
  const isFromAhead = gt(sql`${outbox.createdAt} - (${outbox.expiresAt} - ${outbox.createdAt})`, now);
  const hasEnded = and(isFree(now), or(lte(outbox.expiresAt, now), isFromAhead));
  const ended = queries.select({ id: outbox.id }).from(outbox).where(hasEnded);
  return queries
    .update(outbox)
    .set({ state: "expired", settledAt: now, leasedUntil: null, sealed: null })
    .where(inArray(outbox.id, ended.for("update", { skipLocked: true })))
    .returning();
}

/** Puts a message back, to be tried again at a later moment. */
export async function delayMessage(queries: Queries, id: string, dueAt: Date, problem: string): Promise<void> {
  await queries
    .update(outbox)
    .set({ dueAt, problem, leasedUntil: null })
    .where(and(eq(outbox.id, id), eq(outbox.state, "waiting")));
}

/**
 * Writes down what became of a message; its text goes unless the operator is to read it. One that did go is sent, also
 * where somebody else has found it expired since.
 */
export async function settleMessage(
  queries: Queries,
  id: string,
  outcome: { readonly state: "sent" | "kept" | "given_up" | "expired"; readonly settledAt: Date; readonly problem: string | null },
): Promise<void> {
  await queries
    .update(outbox)
    .set({ ...outcome, leasedUntil: null, ...(outcome.state === "kept" ? {} : { sealed: null }) })
    .where(and(eq(outbox.id, id), inArray(outbox.state, outcome.state === "sent" ? ["waiting", "expired"] : ["waiting"])));
}

/** When the next waiting message is due, or its lease over; a message that ends is always due before that. */
export async function nextMoment(queries: Queries): Promise<Date | null> {
  const moment = sql<string | null>`extract(epoch from min(greatest(${outbox.dueAt}, ${outbox.leasedUntil})))`;
  const [row] = await queries.select({ moment }).from(outbox).where(eq(outbox.state, "waiting"));
  return row?.moment ? new Date(Number(row.moment) * 1000) : null;
}

/** Wipes the text of kept messages settled before `keptBefore`, and removes rows settled before `settledBefore`. */
export async function forgetMessages(queries: Queries, keptBefore: Date, settledBefore: Date): Promise<void> {
  const isKept = and(eq(outbox.state, "kept"), isNotNull(outbox.sealed), lte(outbox.settledAt, keptBefore));
  await queries.update(outbox).set({ sealed: null }).where(isKept);
  await queries.delete(outbox).where(and(ne(outbox.state, "waiting"), lte(outbox.settledAt, settledBefore)));
}

/** Removes an account's messages, all but those that wait; where nobody said whose a message is, its address does. */
export async function forgetMessagesOf(
  queries: Queries,
  { accountId, addresses }: { readonly accountId: string; readonly addresses: readonly string[] },
): Promise<void> {
  const isTheirs = or(eq(outbox.accountId, accountId), and(isNull(outbox.accountId), inArray(outbox.recipient, [...addresses])));
  await queries.delete(outbox).where(and(ne(outbox.state, "waiting"), isTheirs));
}

export async function latestMessages(queries: Queries, limit: number): Promise<OutboxRow[]> {
  return queries.select().from(outbox).orderBy(desc(outbox.id)).limit(limit);
}

export async function findMessage(queries: Queries, id: string): Promise<OutboxRow | undefined> {
  const [row] = await queries.select().from(outbox).where(eq(outbox.id, id));
  return row;
}
