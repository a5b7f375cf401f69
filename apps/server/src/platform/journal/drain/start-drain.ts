import type { JournalReader } from "../journal-reader.ts";
import type { DrainPlatform } from "./drain-batch.ts";
import type { IntakeDrain } from "./intake-drain.ts";
import { batchesOf, type Drained } from "./next-batch.ts";
import { measureProcess, type ProcessLoad, waitFor } from "./process-load.ts";
import { troubleLog } from "./trouble-log.ts";

/** How long the drain waits after a first failure; twice as long after each further one. */
const FIRST_WAIT_MS = 1_000;
const MOST_WAIT_MS = 30_000;
/** A transaction for each entry that trickles in would keep disk and database from everybody else. */
const GATHER_MS = 250;
/**
 * While calls keep the process this busy, the drain rests four times as long as a batch took: people come first, and
 * what visitors sent is safe in the journal. It looks up now and then: once they leave it time, it goes on.
 */
const BUSY = 0.8;
const REST_FACTOR = 4;
const MOST_REST_MS = 2_000;
const LOOK_UP_MS = 250;

export interface Drainer {
  /** Resolves once everything that was in the journal at the call is in the database. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

export interface DrainerOptions {
  /** Resolves after so many milliseconds, or at once when the signal is aborted; a test has its own idea of time. */
  wait?(ms: number, signal: AbortSignal): Promise<void>;
  /** Begins to measure; what it returns tells the load since. A test has its own idea of that, too. */
  measure?(): () => ProcessLoad;
}

/**
 * Moves entries of a kind from the journals in its folder to the database, for as long as the server runs. Whatever the
 * database says, it waits and tries again, without end, save for an entry that is itself to blame: that one is set
 * aside, or counted. Each kind has a drain of its own, and waits for no other.
 */
export function startDrain<Entry>(
  platform: DrainPlatform,
  drain: IntakeDrain<Entry>,
  { wait = waitFor, measure = measureProcess }: DrainerOptions = {},
): Drainer {
  const { name } = drain.kind;
  const gatherMs = drain.gatherMs ?? GATHER_MS;
  const reader: JournalReader = platform.journals(name);
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  const batches = batchesOf(platform, drain, reader);
  const trouble = troubleLog(platform, name);
  let last: Promise<unknown> = Promise.resolve();
  // One at a time: two would only wait for each other in the database.
  const drainSome = (): Promise<Drained> => {
    const turn = last.then(batches.next);
    last = turn.catch(() => undefined);
    return turn;
  };
  /** Rests after a batch, at most until calls leave the process time again. */
  const restFrom = async ({ ms, busy }: ProcessLoad, least: number): Promise<void> => {
    const whole = busy > BUSY ? Math.min(ms * REST_FACTOR, MOST_REST_MS) : 0;
    for (let left = Math.max(whole, least); left > 0 && !isStopped(); left -= LOOK_UP_MS) {
      const load = measure();
      await wait(Math.min(left, LOOK_UP_MS), stopping.signal);
      if (load().busy <= BUSY) return;
    }
  };
  const loop = async (): Promise<void> => {
    for (let failures = 0; !isStopped(); ) {
      try {
        const load = measure();
        const { end, isTrickle } = await drainSome();
        failures = 0;
        trouble.isOver();
        if (isStopped()) return;
        if (end) await reader.waitFor(end, stopping.signal);
        else await restFrom(load(), isTrickle ? gatherMs : 0);
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
      while ((await drainSome()).end === null);
    },
    async stop() {
      stopping.abort();
      await running;
      batches.close();
    },
  };
}
