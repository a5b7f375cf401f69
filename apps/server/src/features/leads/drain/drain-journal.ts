import { isOutage } from "../../../platform/database/is-outage.ts";
import { JOURNAL_END, type JournalPosition } from "../../../platform/journal/journal-position.ts";
import { FrontAway } from "../../../platform/link/front-away.ts";
import type { Platform } from "../../../platform/platform.ts";
import { blamesData } from "./blames-data.ts";
import { describeFault } from "./describe-fault.ts";
import { type DrainedBatch, drainBatch } from "./drain-batch.ts";
import type { FindAccounts } from "./sort-records.ts";
import { LeadsRefused } from "./store-or-blame.ts";

/** What one transaction moves: about a thousand leads. More would keep other work waiting. */
const BATCH_BYTES = 512 * 1024;
/** How long the drain waits after a first failure; twice as long after each further one. */
const FIRST_WAIT_MS = 1_000;
const MOST_WAIT_MS = 30_000;
/** While it waits for one and the same reason, it says so this often. */
const SAY_AGAIN_MS = 10 * 60_000;
/**
 * After a batch of fewer than these the next leads are let gather: a transaction for each one that trickles in
 * would keep disk and database from everybody else.
 */
const FEW = 100;
const GATHER_MS = 250;
/**
 * While calls keep the process this busy, the drain rests four times as long as a batch took: people come first, and
 * what visitors sent is safe in the journal. It looks up now and then: once they leave it time, it goes on.
 */
const BUSY = 0.8;
const REST_FACTOR = 4;
const MOST_REST_MS = 2_000;

export interface Drainer {
  /** Resolves once everything that was in the journal at the call is in the database. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** How long something took, in milliseconds, and how much of that time the process had work to do, from 0 to 1. */
export interface ProcessLoad {
  readonly ms: number;
  readonly busy: number;
}

export interface DrainerOptions {
  readonly findAccounts: FindAccounts;
  /** Resolves after so many milliseconds, or at once when the signal is aborted; a test has its own idea of time. */
  wait?(ms: number, signal: AbortSignal): Promise<void>;
  /** Begins to measure; what it returns tells the load since. A test has its own idea of that, too. */
  measure?(): () => ProcessLoad;
}

/**
 * Moves leads from the journals in the folder to the database, for as long as the server runs. Whatever the database
 * says, it waits and tries again, without end, save for an entry that is itself to blame: that one is set aside.
 */
export function startDrainer(platform: Platform, { findAccounts, wait = waitFor, measure = measureProcess }: DrainerOptions): Drainer {
  const { journal } = platform;
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  const some = someDrained(platform, findAccounts);
  const trouble = troubleLog(platform);
  let last: Promise<unknown> = Promise.resolve();
  // One at a time: two would only wait for each other in the database.
  const drain = (): Promise<Drained> => {
    const turn = last.then(some);
    last = turn.catch(() => undefined);
    return turn;
  };
  /** Rests after a batch, at most until calls leave the process time again. */
  const restFrom = async ({ ms, busy }: ProcessLoad, least: number): Promise<void> => {
    const whole = busy > BUSY ? Math.min(ms * REST_FACTOR, MOST_REST_MS) : 0;
    for (let left = Math.max(whole, least); left > 0 && !isStopped(); left -= GATHER_MS) {
      const load = measure();
      await wait(Math.min(left, GATHER_MS), stopping.signal);
      if (load().busy <= BUSY) return;
    }
  };
  const loop = async (): Promise<void> => {
    for (let failures = 0; !isStopped(); ) {
      try {
        const load = measure();
        const { end, isTrickle } = await drain();
        failures = 0;
        trouble.isOver();
        if (isStopped()) return;
        if (end) await journal.waitFor(end, stopping.signal);
        else await restFrom(load(), isTrickle ? GATHER_MS : 0);
      } catch (error) {
        if (isStopped()) return;
        trouble.say(error);
        await wait(Math.min(FIRST_WAIT_MS * 2 ** failures, MOST_WAIT_MS), stopping.signal);
        failures += 1;
      }
    }
  };
  const running = loop();
  return {
    async caughtUp() {
      while ((await drain()).end === null);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function measureProcess(): () => ProcessLoad {
  const began = performance.now();
  const load = performance.eventLoopUtilization();
  return () => ({ ms: performance.now() - began, busy: performance.eventLoopUtilization(load).utilization });
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const over = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener("abort", over);
  });
}

interface Drained {
  /** The position, when there was nothing left; null when there may be more. */
  readonly end: JournalPosition | null;
  /** Whether a whole batch was asked for and only few leads were there; one cut short for another reason is not. */
  readonly isTrickle: boolean;
}

/**
 * Drains a batch at each call. After a failure, of whatever kind, the next batch is half as large, down to a single
 * entry, and after a success twice as large again: so an entry that is to blame is found among a thousand in some ten
 * steps, and one that is merely too much at once passes in parts.
 */
function someDrained(platform: Platform, findAccounts: FindAccounts): () => Promise<Drained> {
  let bytes = BATCH_BYTES;
  return async () => {
    for (;;) {
      try {
        const isWhole = bytes === BATCH_BYTES;
        const { end, records } = await nextBatch(platform, findAccounts, bytes);
        bytes = Math.min(bytes * 2, BATCH_BYTES);
        return { end, isTrickle: isWhole && records < FEW };
      } catch (error) {
        const mayBeSmaller = bytes > 1;
        bytes = Math.max(Math.floor(bytes / 2), 1);
        if (!mayBeSmaller || error instanceof LeadsRefused || !blamesData(error)) throw error;
      }
    }
  };
}

/** Drains a batch of the first journal that has something left; those that end and are not written any more go. */
async function nextBatch(platform: Platform, findAccounts: FindAccounts, bytes: number): Promise<DrainedBatch> {
  const { journal } = platform;
  const ids = await journal.list();
  for (const id of ids) {
    const batch = await drainBatch(platform, findAccounts, { journal: id, bytes, mayBlame: bytes < BATCH_BYTES });
    if (batch.end === null || id === ids.at(-1)) return batch;
    await journal.forget(id, JOURNAL_END);
  }
  throw new Error("a journal always lists itself");
}

/** Says in the log that draining waits, when the reason is a new one or has not been told for a while, and when it is over. */
function troubleLog({ log, clock }: Pick<Platform, "log" | "clock">): { say(error: unknown): void; isOver(): void } {
  let since: number | null = null;
  let told = { about: "", at: 0 };
  return {
    say(error) {
      const now = clock.now();
      since ??= now;
      const fault = describeFault(error);
      const about = String(fault.sqlstate ?? fault.problem);
      if (about === told.about && Math.abs(now - told.at) < SAY_AGAIN_MS) return;
      told = { about, at: now };
      log(isOutage(error) || error instanceof FrontAway ? "warn" : "error", "leads.drain_waits", { ...fault, waitedMs: now - since });
    },
    isOver() {
      if (since !== null) log("info", "leads.drain_goes_on", { waitedMs: clock.now() - since });
      since = null;
      told = { about: "", at: 0 };
    },
  };
}
