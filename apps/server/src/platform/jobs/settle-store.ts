import { and, eq, sql } from "drizzle-orm";
import { type Queries, violates } from "../database/database.ts";
import type { ClaimedJob } from "./claim-store.ts";
import { nextOccurrence } from "./recurrence.ts";
import { jobs } from "./tables.ts";

type Held = Pick<ClaimedJob, "id" | "lease">;

/** A job as long as somebody's lease is on it. */
const isHeld = ({ id, lease }: Held) => and(eq(jobs.id, id), eq(jobs.lease, lease));
const FREE = { lease: null, leasedUntil: null, progress: null } as const;

/**
 * Ends a job that is done: it goes, or waits for the next time. The row is this transaction's from then on.
 * @returns whether it was still held: who has lost the lease must take back what he did.
 */
export async function endJob(queries: Queries, job: ClaimedJob, now: Date): Promise<boolean> {
  if (job.recurs) {
    const [row] = await queries.select({ recurs: jobs.recurs }).from(jobs).where(isHeld(job)).for("update");
    if (!row) return false;
    if (row.recurs) {
      const dueAt = new Date(nextOccurrence(row.recurs, now.getTime()));
      await queries
        .update(jobs)
        .set({ ...FREE, state: "later", attempts: 0, problem: null, dueAt })
        .where(isHeld(job));
      return true;
    }
  }
  return (await queries.delete(jobs).where(isHeld(job)).returning({ id: jobs.id })).length > 0;
}

/** What becomes of a job that is not done. */
export interface Unfinished {
  readonly state: "later" | "ready" | "dead";
  readonly dueAt?: Date;
  readonly problem?: string | null;
  readonly settledAt?: Date;
  /** How often it counts as begun; as often as it was unless said. */
  readonly attempts?: number;
}

/**
 * Puts a job back that is not done, or aside. One that was cancelled meanwhile goes, and so does one whose unique key
 * another that waits has by now.
 * @returns whether it was still held.
 */
export async function putBack(queries: Queries, job: Held, change: Unfinished): Promise<boolean> {
  const twin = queries
    .select({ id: sql`1` })
    .from(sql`${jobs} AS twin`)
    .where(
      sql`twin.queue = ${jobs.queue} AND twin.unique_key = ${jobs.uniqueKey} AND twin.recurs IS NULL AND ${jobs.recurs} IS NULL AND twin.state IN ('later', 'ready')`,
    );
  const isSuperseded = change.state === "dead" ? sql`false` : sql`EXISTS (${twin})`;
  for (;;) {
    const gone = await queries
      .delete(jobs)
      .where(and(isHeld(job), sql`(${jobs.isUnwanted} OR ${isSuperseded})`))
      .returning({ id: jobs.id });
    if (gone.length > 0) return true;
    try {
      const back = await queries
        .update(jobs)
        .set({ ...FREE, ...change })
        .where(isHeld(job))
        .returning({ id: jobs.id });
      return back.length > 0;
    } catch (error) {
      // One that takes its place was made between the two.
      if (!violates(error, "jobs_unique")) throw error;
    }
  }
}

/** Has a job that failed for good wait for its next time, with what was wrong; one that does not recur any more is let go. */
export async function awaitNextTime(queries: Queries, job: Held, now: Date, problem: string): Promise<void> {
  const [row] = await queries.select({ recurs: jobs.recurs }).from(jobs).where(isHeld(job));
  if (!row) return;
  if (!row.recurs) return void (await queries.delete(jobs).where(isHeld(job)));
  const dueAt = new Date(nextOccurrence(row.recurs, now.getTime()));
  await queries
    .update(jobs)
    .set({ ...FREE, state: "later", attempts: 0, problem, dueAt })
    .where(isHeld(job));
}

/** Notes how far a job is, and keeps its lease alive; says whether it is still held and wanted. */
export async function noteProgress(queries: Queries, job: Held, progress: number, until: Date): Promise<"held" | "unwanted" | "lost"> {
  const [row] = await queries
    .update(jobs)
    .set({ progress, leasedUntil: until })
    .where(and(isHeld(job), eq(jobs.state, "running")))
    .returning({ isUnwanted: jobs.isUnwanted });
  return row ? (row.isUnwanted ? "unwanted" : "held") : "lost";
}
