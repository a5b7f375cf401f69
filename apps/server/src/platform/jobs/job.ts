import type { z } from "zod";
import type { Queries } from "../database/database.ts";

/** What a job is told: ids and small settings, never a person's data, because rows of it are shown to the operator. At most 16 kB as JSON. */
export type JobPayload = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** Jobs of one kind. Who makes them and who does them both name it. */
export interface JobQueue<Payload extends JobPayload = JobPayload> {
  /** `<slice>.<verb-noun>`, for ever: rows carry it. */
  readonly name: string;
  /** What is accepted when a job is made, and read again when it is done. */
  readonly payload: z.ZodType<Payload>;
}

/** Names a queue. */
export function jobQueue<Payload extends JobPayload>(name: string, payload: z.ZodType<Payload>): JobQueue<Payload> {
  return { name, payload };
}

/** Which jobs go first in a process that has more to do than it can. */
export type Priority = "first" | "usual" | "last";
export const PRIORITIES: Readonly<Record<Priority, number>> = { first: 0, usual: 1, last: 2 };

/**
 * `later`: waits for its moment · `ready`: waits for somebody · `running` · `dead`: given up, kept for the operator. What is
 * done or cancelled is no row any more.
 */
export type JobState = "later" | "ready" | "running" | "dead";

/** A job as whoever does it sees it. */
export interface Job<Payload extends JobPayload = JobPayload> {
  /** The same at every attempt: what was done elsewhere is recognised by it. */
  readonly id: string;
  readonly payload: Payload;
  /** Whose it is; null for the installation's own. */
  readonly accountId: string | null;
  /** How often it was begun, this time included. */
  readonly attempt: number;
}

export interface Under {
  /** Aborts when the job is cancelled, takes too long, is somebody else's by now, or the server stops. */
  readonly signal: AbortSignal;
}

/** What becomes of a job that ran to its end without an error. */
export interface JobEnd {
  /** Written in the transaction that also ends the job, and so once. */
  write?(queries: Queries): Promise<void>;
  /** It is not done: it waits until then, and its attempts are counted anew. */
  readonly againAt?: Date;
}

export interface WorkerOptions {
  /** So many at once in this process; 1 unless said. */
  readonly concurrency?: number;
  /** After so many failures it is set aside; 20 unless said, about half a day. `Number.POSITIVE_INFINITY` for what must be done. */
  readonly attempts?: number;
  /** How long one attempt may take, in milliseconds: 5 s in a transaction and 10 minutes without, unless said. */
  readonly limitMs?: number;
  /** How long after the first failure it is tried again, at most, and how long at most after many; 1 s and 1 h unless said. */
  readonly backOff?: { readonly firstMs: number; readonly mostMs: number };
}

/** Thrown by a job that cannot be done yet, and is not wrong: it is tried again so many milliseconds later, and nothing is counted. */
export class NotYet extends Error {
  readonly inMs: number;
  constructor(inMs: number) {
    super("not yet");
    this.inMs = inMs;
  }
}

/** Who does the jobs of a queue. */
export interface JobWorker extends WorkerOptions {
  readonly queue: JobQueue;
  /** Handed the transaction that ends the job: what it does in the database happens once, whatever is killed when. */
  readonly runInTransaction?: (job: Job, under: Under & { readonly queries: Queries }) => Promise<void>;
  /**
   * For what happens elsewhere than in the database: at least once. Short on the database: no transaction is open
   * meanwhile. `progress` takes 0 to 1, and is written once a second.
   */
  readonly run?: (job: Job, under: Under & { progress(done: number): void }) => Promise<JobEnd | undefined>;
}

type RunInTransaction<Payload extends JobPayload> = (job: Job<Payload>, under: Under & { readonly queries: Queries }) => Promise<void>;
type Run<Payload extends JobPayload> = (job: Job<Payload>, under: Under & { progress(done: number): void }) => Promise<JobEnd | undefined>;

/** Does a queue's jobs in the transaction that ends each. */
export function inTransaction<Payload extends JobPayload>(
  queue: JobQueue<Payload>,
  run: RunInTransaction<Payload>,
  options: WorkerOptions = {},
): JobWorker {
  return { ...options, queue, runInTransaction: (job, under) => run({ ...job, payload: queue.payload.parse(job.payload) }, under) };
}

/** Does a queue's jobs at least once, with an id to recognise what was done by. */
export function atLeastOnce<Payload extends JobPayload>(
  queue: JobQueue<Payload>,
  run: Run<Payload>,
  options: WorkerOptions = {},
): JobWorker {
  return { ...options, queue, run: (job, under) => run({ ...job, payload: queue.payload.parse(job.payload) }, under) };
}
