import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { jobs } from "./tables.ts";

export type JobRow = typeof jobs.$inferSelect;
export type NewJobRow = Omit<JobRow, "number">;

/** Stores jobs, in this order; one whose unique key a waiting one has is left out. Returns the ids of those stored. */
export async function insertJobs(queries: Queries, rows: readonly NewJobRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const stored = await queries
    .insert(jobs)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  return stored.map(({ id }) => id);
}

/** Stores a job that recurs, or changes when it does; where that stays as it is, so does the next time. */
export async function putRecurring(queries: Queries, row: NewJobRow): Promise<void> {
  const isAsBefore = sql`${jobs.recurs} = excluded.recurs`;
  await queries
    .insert(jobs)
    .values(row)
    .onConflictDoUpdate({
      target: [jobs.queue, jobs.uniqueKey],
      targetWhere: isNotNull(jobs.recurs),
      set: {
        payload: sql`excluded.payload`,
        priority: sql`excluded.priority`,
        recurs: sql`excluded.recurs`,
        dueAt: sql`CASE WHEN ${isAsBefore} OR ${jobs.state} = 'running' THEN ${jobs.dueAt} ELSE excluded.due_at END`,
        state: sql`CASE WHEN ${isAsBefore} OR ${jobs.state} = 'running' THEN ${jobs.state} ELSE excluded.state END`,
      },
    });
}

/** Removes a recurring job; one that is being done is done once more. */
export async function removeRecurring(queries: Queries, queue: string, key: string): Promise<boolean> {
  const isIt = and(eq(jobs.queue, queue), eq(jobs.uniqueKey, key), isNotNull(jobs.recurs));
  const stopped = await queries
    .update(jobs)
    .set({ recurs: null })
    .where(and(isIt, eq(jobs.state, "running")))
    .returning({ id: jobs.id });
  const removed = await queries.delete(jobs).where(isIt).returning({ id: jobs.id });
  return stopped.length + removed.length > 0;
}

/** Removes a job that waits; says whether there was one. */
export async function removeWaiting(queries: Queries, id: string): Promise<boolean> {
  const waits = and(eq(jobs.id, id), inArray(jobs.state, ["later", "ready"]));
  return (await queries.delete(jobs).where(waits).returning({ id: jobs.id })).length > 0;
}

/** Notes that a job somebody is at is not wanted any more; one that is just being ended is passed over. */
export async function markUnwanted(queries: Queries, id: string): Promise<boolean> {
  const running = queries
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.state, "running")));
  const marked = await queries
    .update(jobs)
    .set({ isUnwanted: true })
    .where(inArray(jobs.id, running.for("update", { skipLocked: true })))
    .returning({ id: jobs.id });
  return marked.length > 0;
}

/** Removes an account's jobs; those somebody is at are marked, and go at their end. */
export async function removeJobsOf(queries: Queries, accountId: string): Promise<void> {
  const isTheirs = eq(jobs.accountId, accountId);
  await queries.delete(jobs).where(and(isTheirs, isNull(jobs.lease)));
  const running = queries
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isTheirs, eq(jobs.state, "running")));
  await queries
    .update(jobs)
    .set({ isUnwanted: true, recurs: null })
    .where(inArray(jobs.id, running.for("update", { skipLocked: true })));
}
