import { and, asc, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import type { JobState } from "./job.ts";
import type { JobRow } from "./make-store.ts";
import { jobs } from "./tables.ts";

export interface QueueCount {
  readonly queue: string;
  readonly state: JobState;
  readonly count: number;
  /** The soonest that one of them is due. */
  readonly dueAt: Date;
}

/** How many jobs there are, by queue and state. */
export async function countJobs(queries: Queries): Promise<QueueCount[]> {
  const rows = await queries
    .select({
      queue: jobs.queue,
      state: jobs.state,
      count: sql<number>`count(*)::int`,
      due: sql<string>`extract(epoch FROM min(${jobs.dueAt}))`,
    })
    .from(jobs)
    .groupBy(jobs.queue, jobs.state)
    .orderBy(asc(jobs.queue), asc(jobs.state));
  return rows.map(({ queue, state, count, due }) => ({ queue, state, count, dueAt: new Date(Number(due) * 1_000) }));
}

export async function findJob(queries: Queries, id: string): Promise<JobRow | undefined> {
  const [row] = await queries.select().from(jobs).where(eq(jobs.id, id));
  return row;
}

/** What is set aside, the newest first. */
export function listDead(queries: Queries, limit: number): Promise<JobRow[]> {
  return queries.select().from(jobs).where(eq(jobs.state, "dead")).orderBy(desc(jobs.settledAt), desc(jobs.id)).limit(limit);
}

/** What is done over and over. */
export function listRecurring(queries: Queries): Promise<JobRow[]> {
  return queries.select().from(jobs).where(isNotNull(jobs.recurs)).orderBy(asc(jobs.queue), asc(jobs.uniqueKey));
}

/** Has jobs that are set aside tried again, all of them or one; returns how many. */
export async function reviveJobs(queries: Queries, id: string | null): Promise<number> {
  const isIt = and(eq(jobs.state, "dead"), id === null ? undefined : eq(jobs.id, id));
  // Where one that took its place waits by now, that one does what both were for.
  const hasTwin = sql`EXISTS (SELECT 1 FROM ${jobs} AS twin WHERE twin.queue = ${jobs.queue} AND twin.unique_key = ${jobs.uniqueKey}
    AND twin.recurs IS NULL AND twin.state IN ('later', 'ready'))`;
  const covered = await queries.delete(jobs).where(and(isIt, hasTwin)).returning({ id: jobs.id });
  const revived = await queries.update(jobs).set({ state: "ready", attempts: 0, settledAt: null }).where(isIt).returning({ id: jobs.id });
  return covered.length + revived.length;
}

/** Does away with a job that is set aside; says whether there was one. */
export async function removeDead(queries: Queries, id: string): Promise<boolean> {
  const removed = await queries
    .delete(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.state, "dead")))
    .returning({ id: jobs.id });
  return removed.length > 0;
}

/** Does away with what was set aside before a moment; returns how many. */
export async function forgetDead(queries: Queries, before: Date): Promise<number> {
  const gone = await queries
    .delete(jobs)
    .where(and(eq(jobs.state, "dead"), lte(jobs.settledAt, before)))
    .returning({ id: jobs.id });
  return gone.length;
}
