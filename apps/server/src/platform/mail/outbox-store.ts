import { and, asc, desc, eq, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { outbox } from "./tables.ts";

export type OutboxRow = typeof outbox.$inferSelect;

/** Stores a letter; one whose key is there already changes nothing. */
export async function insertLetter(queries: Queries, row: OutboxRow): Promise<void> {
  await queries.insert(outbox).values(row).onConflictDoNothing({ target: outbox.key });
}

/**
 * Takes one letter that is due, so that nobody else does until the lease is over. One statement, because no
 * transaction may stay open while a mail server is spoken to.
 */
export async function leaseLetter(queries: Queries, now: Date, leasedUntil: Date): Promise<OutboxRow | undefined> {
  const due = and(eq(outbox.state, "waiting"), lte(outbox.dueAt, now), or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now)));
  const next = queries.select({ id: outbox.id }).from(outbox).where(due).orderBy(asc(outbox.dueAt), asc(outbox.id)).limit(1);
  const [row] = await queries
    .update(outbox)
    .set({ leasedUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, sql`(${next.for("update", { skipLocked: true })})`))
    .returning();
  return row;
}

/** Puts a letter back, to be tried again at a later moment. */
export async function delayLetter(queries: Queries, id: string, dueAt: Date, problem: string): Promise<void> {
  await queries
    .update(outbox)
    .set({ dueAt, problem, leasedUntil: null })
    .where(and(eq(outbox.id, id), eq(outbox.state, "waiting")));
}

/** Writes down what became of a letter; its text goes unless the operator is to read it. */
export async function settleLetter(
  queries: Queries,
  id: string,
  outcome: { readonly state: "sent" | "kept" | "given_up"; readonly settledAt: Date; readonly problem: string | null },
): Promise<void> {
  await queries
    .update(outbox)
    .set({ ...outcome, leasedUntil: null, ...(outcome.state === "kept" ? {} : { sealed: null }) })
    .where(and(eq(outbox.id, id), eq(outbox.state, "waiting")));
}

/** When the next waiting letter is due, or its lease over. */
export async function nextMoment(queries: Queries): Promise<Date | null> {
  const moment = sql<string | null>`extract(epoch from min(greatest(${outbox.dueAt}, ${outbox.leasedUntil})))`;
  const [row] = await queries.select({ moment }).from(outbox).where(eq(outbox.state, "waiting"));
  return row?.moment ? new Date(Number(row.moment) * 1000) : null;
}

/** Wipes the text of kept letters settled before `keptBefore`, and removes rows settled before `settledBefore`. */
export async function forgetLetters(queries: Queries, keptBefore: Date, settledBefore: Date): Promise<void> {
  const isKept = and(eq(outbox.state, "kept"), isNotNull(outbox.sealed), lte(outbox.settledAt, keptBefore));
  await queries.update(outbox).set({ sealed: null }).where(isKept);
  await queries.delete(outbox).where(and(ne(outbox.state, "waiting"), lte(outbox.settledAt, settledBefore)));
}

export async function latestLetters(queries: Queries, limit: number): Promise<OutboxRow[]> {
  return queries.select().from(outbox).orderBy(desc(outbox.id)).limit(limit);
}

export async function findLetter(queries: Queries, id: string): Promise<OutboxRow | undefined> {
  const [row] = await queries.select().from(outbox).where(eq(outbox.id, id));
  return row;
}
