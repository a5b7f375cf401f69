import type { Clock } from "../clock.ts";
import { afterCommit } from "../database/after-commit.ts";
import type { Queries } from "../database/database.ts";
import { type JobPayload, type JobQueue, type JobWorker, PRIORITIES, type Priority } from "./job.ts";
import { type Engine, type EngineOptions, startEngine } from "./job-engine.ts";
import type { JobRow } from "./make-store.ts";
import { insertJobs, markUnwanted, type NewJobRow, putRecurring, removeJobsOf, removeRecurring, removeWaiting } from "./make-store.ts";
import { isRecurrence, nextOccurrence, type Recurrence } from "./recurrence.ts";
import { findJob } from "./view-store.ts";

export interface JobOptions {
  /** Whose it is: it goes with the account, and the accounts take turns. The installation's own unless given. */
  readonly accountId?: string;
  readonly priority?: Priority;
  /** Not before this moment; at once unless given. */
  readonly dueAt?: Date;
  /** Jobs of the queue with the same key are done one after the other, in the order in which they were made. */
  readonly orderKey?: string;
  /** A job is not made while one of the queue with the same key waits; one that is being done already is another matter. */
  readonly uniqueKey?: string;
}

export interface NewJob<Payload extends JobPayload> extends JobOptions {
  readonly payload: Payload;
}

export interface NewSchedule<Payload extends JobPayload> {
  /** One of the queue with this key there is, whoever says so how often. */
  readonly key: string;
  readonly when: Recurrence;
  readonly payload: Payload;
  readonly accountId?: string;
  readonly priority?: Priority;
}

/** What has to happen later: a row, written with the change that wants it. */
export interface Jobs {
  /**
   * Makes a job within the caller's changes: it is done if these are committed, and not before.
   * @returns its id; null where one with its unique key waits already.
   * @throws ZodError for a payload the queue does not take, RangeError for one of more than 16 kB.
   */
  make<Payload extends JobPayload>(
    queries: Queries,
    queue: JobQueue<Payload>,
    payload: Payload,
    options?: JobOptions,
  ): Promise<string | null>;
  /** Makes many at once, in this order; returns the ids of those made. */
  makeAll<Payload extends JobPayload>(queries: Queries, queue: JobQueue<Payload>, made: readonly NewJob<Payload>[]): Promise<string[]>;
  /**
   * Has something done over and over, once for the installation; what was missed while nothing ran is done once. A second
   * call changes it, and does not put it off where it stays as it was.
   * @throws RangeError for a time nobody can keep.
   */
  schedule<Payload extends JobPayload>(queries: Queries, queue: JobQueue<Payload>, schedule: NewSchedule<Payload>): Promise<void>;
  /** Ends what was scheduled; says whether there was something. */
  unschedule(queries: Queries, queue: JobQueue, key: string): Promise<boolean>;
  /**
   * Cancels a job: one that waits is gone at once; one that is being done is told to end, at the latest when its lease is
   * renewed, and may still come to its end.
   */
  cancel(id: string): Promise<"cancelled" | "ending" | "gone">;
  /** A job as it stands; null for one that is done, cancelled, or never was. */
  find(id: string): Promise<Pick<JobRow, "id" | "queue" | "state" | "attempts" | "progress" | "problem" | "dueAt"> | null>;
  /** Forgets the jobs of an account that is gone, within the caller's changes. */
  forget(queries: Queries, accountId: string): Promise<void>;
  /** Looks for jobs now, where this process does any: for who changed rows by himself. */
  wake(): void;
  /** Begins to do the jobs of some queues in this process, until it is stopped. */
  work(workers: readonly JobWorker[]): Engine;
}

const MOST_PAYLOAD_BYTES = 16 * 1024;

export function openJobs(options: EngineOptions): Jobs {
  const { clock, database } = options;
  let engine: Engine | null = null;
  const wakeAfter = (queries: Queries): void => afterCommit(queries, () => engine?.wake());
  return {
    async make(queries, queue, payload, given = {}) {
      const [id] = await insertJobs(queries, [rowOf(clock, queue, { ...given, payload })]);
      wakeAfter(queries);
      return id ?? null;
    },
    async makeAll(queries, queue, made) {
      const ids = await insertJobs(
        queries,
        made.map((job) => rowOf(clock, queue, job)),
      );
      wakeAfter(queries);
      return ids;
    },
    async schedule(queries, queue, { key, when, ...given }) {
      if (!isRecurrence(when)) throw new RangeError(`nothing can recur so: ${JSON.stringify(when)}`);
      const dueAt = new Date(nextOccurrence(when, clock.now()));
      await putRecurring(queries, { ...rowOf(clock, queue, { ...given, dueAt, uniqueKey: key }), recurs: when });
      wakeAfter(queries);
    },
    unschedule: (queries, queue, key) => removeRecurring(queries, queue.name, key),
    async cancel(id) {
      const { queries } = database;
      if (await removeWaiting(queries, id)) return "cancelled";
      const isMarked = await markUnwanted(queries, id);
      engine?.interrupt(id);
      if (isMarked) return "ending";
      const row = await findJob(queries, id);
      return row && row.state !== "dead" ? "ending" : "gone";
    },
    async find(id) {
      const row = await findJob(database.queries, id);
      if (!row) return null;
      const { queue, state, attempts, progress, problem, dueAt } = row;
      return { id, queue, state, attempts, progress, problem, dueAt };
    },
    forget: removeJobsOf,
    wake: () => engine?.wake(),
    work(workers) {
      const started = startEngine(options, workers);
      engine = started;
      return {
        ...started,
        async stop() {
          await started.stop();
          if (engine === started) engine = null;
        },
      };
    },
  };
}

function rowOf<Payload extends JobPayload>(clock: Clock, queue: JobQueue<Payload>, job: NewJob<Payload>): NewJobRow {
  const { accountId = "", priority = "usual", dueAt, orderKey = null, uniqueKey = null } = job;
  const payload = queue.payload.parse(job.payload);
  const bytes = Buffer.byteLength(JSON.stringify(payload));
  if (bytes > MOST_PAYLOAD_BYTES) throw new RangeError(`a job of ${queue.name} is told ${bytes} bytes; ${MOST_PAYLOAD_BYTES} at most`);
  const now = new Date(clock.now());
  const waits = dueAt !== undefined && dueAt > now;
  return {
    id: clock.id("job"),
    queue: queue.name,
    accountId,
    payload,
    priority: PRIORITIES[priority],
    orderKey,
    uniqueKey,
    recurs: null,
    state: waits ? "later" : "ready",
    attempts: 0,
    dueAt: waits ? dueAt : now,
    lease: null,
    leasedUntil: null,
    progress: null,
    isUnwanted: false,
    problem: null,
    madeAt: now,
    settledAt: null,
  };
}
