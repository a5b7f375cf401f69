import type { LeadEntry } from "@vitrine/contract";
import type { Queries } from "../../platform/database/database.ts";
import { isOutage } from "../../platform/database/is-outage.ts";
import type { JournalPosition } from "../../platform/journal/journal.ts";
import type { Platform } from "../../platform/platform.ts";
import { FOLD_MS, foldKey, foldLeads } from "./fold-leads.ts";
import { countAgain, findFoldable, insertLeads, readCursor, writeCursor } from "./lead-store.ts";

const JOURNAL = "leads";
/** What one transaction moves: about a thousand leads. More would keep other work waiting. */
const BATCH_BYTES = 512 * 1024;
const RETRY_MS = 1_000;
/**
 * After a batch of fewer than these the next leads are let gather: a transaction for each one that trickles in
 * would keep disk and processor from visitors.
 */
const FEW = 100;
const GATHER_MS = 250;
/**
 * While visitors keep the process this busy, the drain rests four times as long as a batch took: they come first,
 * and what they send is safe in the journal.
 */
const BUSY = 0.8;
const REST_FACTOR = 4;
const MOST_REST_MS = 2_000;

export interface Drainer {
  /** Resolves once everything that was in the journal at the call is in the database. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Moves leads from the journal to the database, for as long as the server runs; waits while the database is away. */
export function startDrainer(platform: Platform): Drainer {
  const { journal, log } = platform;
  let isStopped = false;
  let cancelPause = (): void => {};
  let last: Promise<unknown> = Promise.resolve();
  // One at a time: whoever finds that an entry must be left out has to be the one who leaves it out.
  const drain = (): Promise<Drained> => {
    const turn = last.then(() => drainSome(platform));
    last = turn.catch(() => undefined);
    return turn;
  };
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      cancelPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const loop = async (): Promise<void> => {
    while (!isStopped) {
      try {
        const began = performance.now();
        const load = performance.eventLoopUtilization();
        const { end, isTrickle } = await drain();
        if (isStopped) return;
        const isBusy = performance.eventLoopUtilization(load).utilization > BUSY;
        const rest = isBusy ? Math.min((performance.now() - began) * REST_FACTOR, MOST_REST_MS) : 0;
        if (end) await journal.waitFor(end);
        else await pause(Math.max(rest, isTrickle ? GATHER_MS : 0));
      } catch (error) {
        log("warn", "leads.drain_waits", { error });
        if (!isStopped) await pause(RETRY_MS);
      }
    }
  };
  const running = loop();
  return {
    async caughtUp() {
      while ((await drain()).end === null);
    },
    async stop() {
      isStopped = true;
      cancelPause();
      await running;
    },
  };
}

interface Drained {
  /** The position, when there was nothing left; null when there may be more. */
  readonly end: JournalPosition | null;
  /** Whether a whole batch was asked for and only few leads were there; one cut short for another reason is not. */
  readonly isTrickle: boolean;
}

/**
 * Drains a batch. Where the database minds something in one, smaller and smaller ones are tried; an entry that it
 * minds by itself is left to the log, so that it never holds up the others.
 */
async function drainSome(platform: Platform): Promise<Drained> {
  for (let bytes = BATCH_BYTES; bytes >= 1; bytes = Math.floor(bytes / 8)) {
    try {
      return await drainBatch(platform, bytes, store);
    } catch (error) {
      if (isOutage(error)) throw error;
      platform.log("warn", "leads.batch_refused", { bytes, error });
    }
  }
  return drainBatch(platform, 1, (_queries, records) => platform.log("error", "leads.entry_refused", { records }));
}

type Take = (queries: Queries, records: readonly unknown[]) => Promise<void> | void;

/** Rows and cursor move in one transaction, so that each entry is stored once, whatever happens in between. */
async function drainBatch({ database, journal, log }: Platform, bytes: number, take: Take): Promise<Drained> {
  const outcome = await database.transaction(async (queries) => {
    const from = await readCursor(queries, JOURNAL);
    const { records, next, damaged } = await journal.read(from, bytes);
    if (damaged > 0) log("error", "journal.damaged", { lines: damaged, before: next });
    if (records.length > 0) await take(queries, records);
    const isEnd = records.length === 0 && damaged === 0;
    if (!isEnd || next.segment > from.segment) await writeCursor(queries, JOURNAL, next);
    return { from, next, isEnd, isTrickle: bytes === BATCH_BYTES && records.length < FEW };
  });
  if (outcome.next.segment > outcome.from.segment) await journal.forget(outcome.next);
  return { end: outcome.isEnd ? outcome.next : null, isTrickle: outcome.isTrickle };
}

async function store(queries: Queries, records: readonly unknown[]): Promise<void> {
  const entries = (records as readonly LeadEntry[]).map((entry) => ({ entry, key: foldKey(entry) }));
  const since = new Date(Math.min(...entries.map(({ entry }) => entry.at)) - FOLD_MS);
  const { rows, again } = foldLeads(entries, await findFoldable(queries, [...new Set(entries.map(({ key }) => key))], since));
  await insertLeads(queries, rows);
  await countAgain(queries, again);
}
