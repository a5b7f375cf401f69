import { setImmediate as turn } from "node:timers/promises";
import type { Pool } from "pg";
import type { EmbeddedDatabase } from "../embedded-database.ts";
import { type DueWork, dueWork } from "./due-work.ts";
import { readTableStates } from "./table-states.ts";

/** For how long a piece of work may hold the one connection, and when it is told to stop: it takes a moment to. */
export const MOST_HELD_MS = 50;
const STOP_AFTER_MS = 40;
/** Rows looked at for the statistics of a column are 300 times this; what does not fit in a piece is tried with fewer. */
const STATISTICS_TARGETS = [100, 30, 10, 3] as const;
/** A table has so many pieces and one for each of so many bytes; what is not through then needs all of its indexes read. */
const FEWEST_PIECES = 4;
const BYTES_A_PIECE = 4 * 1024 * 1024;
const CANCELLED = "57014";

/** What one round did. */
export interface HouseRound {
  readonly analysed: readonly string[];
  readonly vacuumed: readonly string[];
  /** Tables whose dead rows cannot be cleared in pieces; they wait for a round that may take long. */
  readonly waiting: readonly string[];
  /** The longest that the connection was held, in milliseconds. */
  readonly longestMs: number;
}

export interface Housekeeper {
  /**
   * Analyses and vacuums what changed enough, a piece at a time, others' queries in between. With `mayTakeLong` a
   * table whose dead rows cannot be cleared in pieces is cleared at once, however long it takes. Rejects when `signal`
   * ends it, before the next piece.
   */
  round(options: { readonly mayTakeLong: boolean; readonly signal?: AbortSignal }): Promise<HouseRound>;
  /** Connections that others have taken so far, to tell whether anybody works. */
  uses(): number;
}

/** Housekeeping for a database of one session, which has nobody to do it in the background. */
export function housekeeper(pool: Pool, embedded: Pick<EmbeddedDatabase, "limit">): Housekeeper {
  let uses = 0;
  pool.on("acquire", () => {
    uses += 1;
  });
  /** Which of the samples last fitted in a piece, by table. */
  const samples = new Map<string, number>();
  let longestMs = 0;
  let ending: AbortSignal | undefined;

  const piece = async (sql: string, limitMs: number | null): Promise<boolean> => {
    await turn();
    ending?.throwIfAborted();
    const client = await pool.connect();
    uses -= 1;
    const began = performance.now();
    try {
      await embedded.limit(limitMs);
      await client.query(sql);
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === CANCELLED) return false;
      throw error;
    } finally {
      await embedded.limit(null);
      longestMs = Math.max(longestMs, performance.now() - began);
      client.release();
    }
  };
  const analyse = async (table: string): Promise<void> => {
    // What fitted last time, or one larger: it may have been a bad moment.
    const first = Math.max(0, (samples.get(table) ?? 0) - 1);
    for (const [index, target] of STATISTICS_TARGETS.entries()) {
      if (index < first) continue;
      samples.set(table, index);
      // The smallest sample is looked at however slow the machine: a table nobody looked into is planned for blindly.
      const limit = index === STATISTICS_TARGETS.length - 1 ? null : STOP_AFTER_MS;
      if (await piece(`SET LOCAL default_statistics_target = ${target}; ANALYZE ${table}`, limit)) return;
    }
  };

  /** Marks what is new, each piece going on where the last one was cancelled: what it marked stays marked. */
  const markNew = async (table: string, bytes: number): Promise<boolean> => {
    const most = FEWEST_PIECES + bytes / BYTES_A_PIECE;
    for (let pieces = 0; pieces < most; pieces++)
      if (await piece(`VACUUM (INDEX_CLEANUP OFF, TRUNCATE OFF) ${table}`, STOP_AFTER_MS)) return true;
    return false;
  };

  const clear = async (table: string, bytes: number, mayTakeLong: boolean): Promise<boolean> => {
    if (await piece(`VACUUM ${table}`, STOP_AFTER_MS)) return true;
    await markNew(table, bytes);
    if (await piece(`VACUUM ${table}`, STOP_AFTER_MS)) return true;
    return mayTakeLong && (await piece(`VACUUM ${table}`, null));
  };

  return {
    uses: () => uses,
    async round({ mayTakeLong, signal }) {
      longestMs = 0;
      ending = signal;
      const states = await readTableStates(pool);
      uses -= 1;
      const bytesOf = new Map(states.map(({ name, bytes }) => [name, bytes]));
      const vacuum = ({ table, vacuum: kind }: DueWork): Promise<boolean> =>
        kind === "dead" ? clear(table, bytesOf.get(table) ?? 0, mayTakeLong) : markNew(table, bytesOf.get(table) ?? 0);
      const analysed: string[] = [];
      const vacuumed: string[] = [];
      const waiting: string[] = [];
      for (const work of dueWork(states)) {
        if (work.isAnalysisDue) {
          await analyse(work.table);
          analysed.push(work.table);
        }
        if (work.vacuum) ((await vacuum(work)) ? vacuumed : waiting).push(work.table);
      }
      return { analysed, vacuumed, waiting, longestMs };
    },
  };
}
