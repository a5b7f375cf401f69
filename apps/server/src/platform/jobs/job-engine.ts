import type { Database } from "../database/database.ts";
import { repeatedly } from "../repeatedly.ts";
import { type ClaimedJob, claimJobs, freeJobs, lookAhead, type Outlook, promoteDue, renewLeases } from "./claim-store.ts";
import { databaseClock } from "./database-clock.ts";
import type { JobWorker } from "./job.ts";
import { type Held, Interrupted, type JobSurroundings, runJob } from "./run-job.ts";
import { noteProgress, putBack } from "./settle-store.ts";

export interface EngineOptions extends Omit<JobSurroundings, "database"> {
  readonly database: Pick<Database, "queries" | "transaction" | "embedded">;
  /** How long somebody who is not heard of is taken to be alive, in milliseconds. */
  readonly leaseMs?: number;
  /** How long what runs may go on when the server stops, before it is told to end, in milliseconds. */
  readonly stopMs?: number;
}

export interface Engine {
  /** Looks for jobs now. */
  wake(): void;
  /** Ends a job that is done in this process, because nobody wants it any more. */
  interrupt(id: string): void;
  /** Resolves once nothing that is due waits or runs here: for tests. */
  settled(): Promise<void>;
  /** Begins no other; resolves once what runs has ended, by itself or told to. What is cut off is free again at once. */
  stop(): Promise<void>;
}

const LEASE_MS = 30_000;
/** Other processes make jobs too, where the database is a server: how long they wait at most to be seen here. */
const POLL_MS = 1_000;
/** The longest rest where nobody else can have made one. */
const MOST_REST_MS = 60_000;
const LEAST_REST_MS = 50;
const PROGRESS_MS = 1_000;
const STOP_MS = 2_000;
/** A claim of jobs that are quick takes more at once the next time: so many at most, and as many as are done in this time. */
const MOST_CLAIMED = 64;
const QUICK_MS = 250;
/** Connections to a server that jobs may have in transactions at once: the others are for people. */
const MOST_TRANSACTIONS = 4;

/** The jobs of one queue in this process. */
interface Lane {
  readonly worker: JobWorker;
  readonly waiting: ClaimedJob[];
  running: number;
  /** Where in the order of the accounts the turn goes on, by priority. */
  readonly turns: Map<number, string>;
  claims: number;
  claimedAt: number;
}

/**
 * Does the jobs of some queues until it is stopped. It rests for as long as nothing is due: an embedded database is asked
 * once a minute then, a server once a second.
 */
export function startEngine(given: EngineOptions, workers: readonly JobWorker[]): Engine {
  const shared = databaseClock(given.clock);
  const options = { ...given, clock: shared.clock };
  const { database, clock, log, leaseMs = LEASE_MS, stopMs = STOP_MS } = options;
  const { queries } = database;
  const isAlone = database.embedded !== null;
  const lanes = new Map<string, Lane>();
  for (const worker of workers) {
    const { name } = worker.queue;
    if (lanes.has(name)) throw new Error(`two do the jobs of ${name}`);
    lanes.set(name, { worker, waiting: [], running: 0, turns: new Map(), claims: worker.concurrency ?? 1, claimedAt: 0 });
  }
  const held = new Map<string, Held & { isLocked: boolean }>();
  const running = new Set<Promise<void>>();
  const atRest = new Set<() => void>();
  let isStopping = false;
  let isFirst = true;
  let transactions = 0;
  const until = (): Date => new Date(clock.now() + leaseMs);

  const begin = (lane: Lane): void => {
    const { concurrency = 1, runInTransaction } = lane.worker;
    while (!isStopping && lane.running < concurrency && lane.waiting.length > 0) {
      if (runInTransaction && transactions >= (isAlone ? 1 : MOST_TRANSACTIONS)) return;
      const job = lane.waiting.shift();
      const mine = job && held.get(job.id);
      if (!job || !mine) continue;
      lane.running += 1;
      if (runInTransaction) {
        transactions += 1;
        mine.isLocked = true;
      }
      const run = runJob(options, lane.worker, mine).then(() => {
        held.delete(job.id);
        running.delete(run);
        lane.running -= 1;
        if (runInTransaction) transactions -= 1;
        for (const other of runInTransaction ? lanes.values() : [lane]) begin(other);
        if (lane.waiting.length === 0) loop.wake();
      });
      running.add(run);
    }
  };

  const hold = (job: ClaimedJob): void => {
    let noted: number | null = null;
    let timer: NodeJS.Timeout | undefined;
    const ending = new AbortController();
    const write = async (): Promise<void> => {
      const progress = noted;
      if (progress === null || !held.has(job.id)) return;
      noted = null;
      const found = await noteProgress(queries, job, progress, until());
      if (found !== "held" && held.has(job.id)) ending.abort(new Interrupted(found));
    };
    held.set(job.id, {
      job,
      ending,
      isLocked: false,
      progress(done) {
        noted = Math.min(1, Math.max(0, done));
        timer ??= setTimeout(() => {
          timer = undefined;
          write().catch((error: unknown) => log("warn", "jobs.progress_not_noted", { job: job.id, error }));
        }, PROGRESS_MS);
        timer.unref();
      },
    });
  };

  const claim = async (lane: Lane, priority: number): Promise<number> => {
    const { concurrency = 1, queue } = lane.worker;
    if (lane.waiting.length > 0 || lane.running >= concurrency) return 0;
    const wasQuick = performance.now() - lane.claimedAt < QUICK_MS;
    lane.claims = wasQuick ? Math.min(MOST_CLAIMED, lane.claims * 2) : concurrency;
    lane.claimedAt = performance.now();
    // From the middle of the turn to its end there may be nothing: once more then, from its beginning, and no more often.
    for (let isWhole = (lane.turns.get(priority) ?? "") === ""; ; ) {
      const after = lane.turns.get(priority) ?? "";
      const lease = { lease: clock.id("job"), until: until() };
      const limit = Math.max(lane.claims, concurrency) - lane.running;
      const claimed = await claimJobs(queries, { queue: queue.name, priority, after, limit }, lease);
      lane.turns.set(priority, claimed.after ?? "");
      for (const job of claimed.jobs) hold(job);
      lane.waiting.push(...claimed.jobs);
      begin(lane);
      if (claimed.jobs.length > 0) return claimed.jobs.length;
      if (claimed.after !== null) continue;
      if (isWhole) return 0;
      isWhole = true;
    }
  };

  const claimReady = async (ready: Outlook["ready"]): Promise<number> => {
    let taken = 0;
    for (const { priority, queue } of ready) {
      const lane = lanes.get(queue);
      if (lane && !isStopping) taken += await claim(lane, priority);
    }
    return taken;
  };

  const loop = repeatedly(
    1,
    async () => {
      if (isStopping) return MOST_REST_MS;
      // Whoever asks in the middle of a round asks for what that may have looked too early for.
      const asking = [...atRest];
      if (isFirst && isAlone) await freeJobs(queries, null);
      isFirst = false;
      let outlook = await lookAhead(queries);
      if (!isAlone) shared.hear(outlook.now);
      const now = new Date(clock.now());
      const isDue = outlook.dueAt !== null && outlook.dueAt <= now;
      const isOver = outlook.leasedUntil !== null && outlook.leasedUntil <= now;
      if (isDue) await promoteDue(queries, now);
      if (isOver) await freeJobs(queries, now);
      if (isDue || isOver) outlook = await lookAhead(queries);
      const taken = await claimReady(outlook.ready);
      const isMoreDue = outlook.dueAt !== null && outlook.dueAt <= now;
      if (taken === 0 && held.size === 0 && !isMoreDue) for (const resolve of asking) resolve();
      const moments = [outlook.dueAt, outlook.leasedUntil].flatMap((moment) => (moment ? [moment.getTime() - clock.now()] : []));
      return Math.max(LEAST_REST_MS, Math.min(isAlone ? MOST_REST_MS : POLL_MS, ...moments));
    },
    { failed: (error) => log("warn", "jobs.wait", { error }) },
  );

  const beat = async (): Promise<void> => {
    const mine = [...held.values()].filter(({ isLocked }) => !isLocked);
    if (mine.length === 0) return;
    const kept = await renewLeases(
      queries,
      mine.map(({ job }) => job),
      until(),
    );
    const found = new Map(kept.map(({ id, isUnwanted }) => [id, isUnwanted ? "unwanted" : "held"] as const));
    for (const { job, ending, isLocked } of mine) {
      const state = found.get(job.id) ?? "lost";
      if (state !== "held" && held.has(job.id) && !isLocked) ending.abort(new Interrupted(state));
    }
  };
  const beating = setInterval(() => {
    beat().catch((error: unknown) => log("warn", "jobs.leases_not_renewed", { error }));
  }, leaseMs / 3);
  beating.unref();

  const giveBack = async (): Promise<void> => {
    for (const lane of lanes.values()) {
      for (const job of lane.waiting.splice(0)) {
        await putBack(queries, job, { state: "ready", attempts: job.attempts - 1 });
        held.delete(job.id);
      }
    }
  };
  loop.wake();
  return {
    wake: loop.wake,
    interrupt: (id) => held.get(id)?.ending.abort(new Interrupted("unwanted")),
    settled: () =>
      new Promise((resolve) => {
        const done = (): void => {
          atRest.delete(done);
          resolve();
        };
        atRest.add(done);
        loop.wake();
      }),
    async stop() {
      isStopping = true;
      await loop.stop();
      await giveBack().catch((error: unknown) => log("warn", "jobs.not_given_back", { error }));
      const telling = setTimeout(() => {
        for (const { ending } of held.values()) ending.abort(new Interrupted("stopping"));
      }, stopMs);
      await Promise.all(running);
      clearTimeout(telling);
      clearInterval(beating);
    },
  };
}
