import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { isOutage } from "../database/is-outage.ts";
import type { Log } from "../log.ts";
import { backOff } from "./back-off.ts";
import type { ClaimedJob } from "./claim-store.ts";
import { type Job, type JobEnd, type JobWorker, NotYet } from "./job.ts";
import { awaitNextTime, endJob, putBack } from "./settle-store.ts";

export interface JobSurroundings {
  readonly database: Pick<Database, "queries" | "transaction">;
  readonly clock: Clock;
  readonly log: Log;
  /** From 0 to 1, anew each time. */
  readonly chance: () => number;
  /** How long what was told to end may take to do so, in milliseconds. */
  readonly graceMs?: number;
}

/** A job being done in this process. */
export interface Held {
  readonly job: ClaimedJob;
  /** Aborted with why: one of `Interrupted`, or that it took too long. */
  readonly ending: AbortController;
  progress(done: number): void;
}

/** Why a job was interrupted though nothing is wrong with it. */
export class Interrupted extends Error {
  readonly why: "lost" | "unwanted" | "stopping";
  constructor(why: "lost" | "unwanted" | "stopping") {
    super({ lost: "somebody else has this job now", unwanted: "this job was cancelled", stopping: "the server stops" }[why]);
    this.why = why;
  }
}

class WrongPayload extends Error {}

const ATTEMPTS = 20;
const BACK_OFF = { firstMs: 1_000, mostMs: 3_600_000 };
const IN_TRANSACTION_MS = 5_000;
const WITHOUT_MS = 600_000;
/** How long what was told to end may take to do so, in milliseconds. */
const GRACE_MS = 2_000;
const AGAIN_MS = 1_000;
const MOST_PROBLEM = 500;

/** Resolves a while after a signal; what does not listen to it is left behind then. */
function graceAfter(signal: AbortSignal, graceMs: number): { readonly over: Promise<never>; dismiss(): void } {
  let timer: NodeJS.Timeout | undefined;
  let begin = (): void => {};
  const over = new Promise<never>((_resolve, reject) => {
    begin = () => {
      timer = setTimeout(() => reject(signal.reason), graceMs);
    };
    if (signal.aborted) begin();
    else signal.addEventListener("abort", begin);
  });
  over.catch(() => {});
  return {
    over,
    dismiss() {
      signal.removeEventListener("abort", begin);
      clearTimeout(timer);
    },
  };
}

/** Does a job that is held and says in the database what became of it. Never fails. */
export async function runJob(surroundings: JobSurroundings, worker: JobWorker, held: Held): Promise<void> {
  const { log } = surroundings;
  const { id, queue } = held.job;
  try {
    await attempt(surroundings, worker, held);
  } catch (error) {
    try {
      await recordFailure(surroundings, worker, held, error);
    } catch (failure) {
      // The lease ends by itself; then somebody begins anew.
      log("warn", "jobs.not_settled", { job: id, queue, error: failure });
    }
  }
}

async function attempt(surroundings: JobSurroundings, worker: JobWorker, { job, ending, progress }: Held): Promise<void> {
  const { database, clock } = surroundings;
  const { attempts = ATTEMPTS, queue, run, runInTransaction } = worker;
  if (job.attempts > attempts) throw new Error(`it was cut off at each of ${attempts} attempts`);
  if (!queue.payload.safeParse(job.payload).success) throw new WrongPayload("its payload is not what this version of the queue takes");
  const given: Job = { id: job.id, payload: job.payload, accountId: job.accountId === "" ? null : job.accountId, attempt: job.attempts };
  const { signal } = ending;
  signal.throwIfAborted();
  const limitMs = worker.limitMs ?? (runInTransaction ? IN_TRANSACTION_MS : WITHOUT_MS);
  const timer = setTimeout(() => ending.abort(new Error(`it took longer than ${limitMs} ms`)), limitMs);
  const grace = graceAfter(signal, surroundings.graceMs ?? GRACE_MS);
  try {
    if (runInTransaction) {
      await database.transaction(async (queries) => {
        signal.throwIfAborted();
        if (!(await endJob(queries, job, new Date(clock.now())))) throw new Interrupted("lost");
        await Promise.race([runInTransaction(given, { queries, signal }), grace.over]);
        // What was told to end and says that it is done may have left something out.
        signal.throwIfAborted();
      });
    } else if (run) {
      const end = await Promise.race([run(given, { signal, progress }), grace.over]);
      clearTimeout(timer);
      await settle(surroundings, job, end, signal);
    }
  } finally {
    clearTimeout(timer);
    grace.dismiss();
  }
}

/** Ends a job whose work is done, however long the database is away: work that was done elsewhere must not be done again. */
async function settle(surroundings: JobSurroundings, job: ClaimedJob, end: JobEnd | undefined, signal: AbortSignal): Promise<void> {
  const { database, clock } = surroundings;
  const { write, againAt } = end ?? {};
  await throughOutages(signal, async () => {
    if (!write && !againAt) {
      if (!(await endJob(database.queries, job, new Date(clock.now())))) throw new Interrupted("lost");
      return;
    }
    await database.transaction(async (queries) => {
      const isHeld = againAt
        ? await putBack(queries, job, { state: "later", dueAt: againAt, attempts: 0, problem: null })
        : await endJob(queries, job, new Date(clock.now()));
      if (!isHeld) throw new Interrupted("lost");
      await write?.(queries);
    });
  });
}

/** Tries again while the database is away, until the server stops or the job is somebody else's. */
async function throughOutages(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

function problemOf(error: unknown): string {
  const words =
    error instanceof Error ? `${error.message}${error.cause instanceof Error ? `: ${error.cause.message}` : ""}` : String(error);
  return words.slice(0, MOST_PROBLEM);
}

async function recordFailure(surroundings: JobSurroundings, worker: JobWorker, { job, ending }: Held, error: unknown): Promise<void> {
  const { database, clock, log, chance } = surroundings;
  const { queries } = database;
  const now = clock.now();
  const about = { job: job.id, queue: job.queue, attempts: job.attempts };
  if (error instanceof Interrupted) {
    if (error.why === "lost") return log("warn", "jobs.lost", about);
    // Cut off is not failed: it is free again at once, and a cancelled one goes by that.
    return void (await putBack(queries, job, { state: "ready", attempts: job.attempts - 1 }));
  }
  if (error instanceof NotYet) {
    return void (await putBack(queries, job, { state: "later", dueAt: new Date(now + error.inMs), attempts: job.attempts - 1 }));
  }
  if (isOutage(error)) {
    const back = { state: "later", dueAt: new Date(now + AGAIN_MS), attempts: job.attempts - 1 } as const;
    return throughOutages(ending.signal, async () => void (await putBack(queries, job, back)));
  }
  const problem = problemOf(error);
  const { attempts = ATTEMPTS } = worker;
  if (job.attempts < attempts && !(error instanceof WrongPayload)) {
    const dueAt = new Date(now + backOff(job.attempts, worker.backOff ?? BACK_OFF, chance()));
    // What must be done is never set aside, and so says here that somebody should look.
    log(job.attempts < ATTEMPTS ? "warn" : "error", "jobs.failed", { ...about, error, again: dueAt.toISOString() });
    return void (await putBack(queries, job, { state: "later", dueAt, problem }));
  }
  log("error", job.recurs ? "jobs.failed_for_now" : "jobs.set_aside", { ...about, error });
  if (job.recurs) await awaitNextTime(queries, job, new Date(now), problem);
  else await putBack(queries, job, { state: "dead", settledAt: new Date(now), problem });
}
