import { isFull } from "../../is-full.ts";
import type { Log } from "../../log.ts";
import type { Storage } from "../../storage/storage.ts";
import type { Database } from "../database.ts";
import { sqlstateOf } from "../sqlstate-of.ts";
import { MOST_HELD_MS } from "./housekeeper.ts";

const ROUND_MS = 5_000;
/** A table that cannot be cleared in pieces waits for so many rounds at most for one in which nobody works. */
const MOST_WAITS = 720;
const FULL = "disk full";

export interface HouseOptions {
  readonly database: Pick<Database, "housekeeper">;
  readonly storage: Pick<Storage, "hasRoom">;
  readonly log: Log;
}

/**
 * Looks after the embedded database for as long as the server runs: soon after its start, then whenever somebody
 * worked. What failed is tried again, after a full disk as soon as there is room, and told once for each cause.
 */
export function keepHouse({ database, storage, log }: HouseOptions): { stop(): Promise<void> } {
  const { housekeeper } = database;
  if (!housekeeper) return { stop: async () => {} };
  const ending = new AbortController();
  let seen = -1;
  let waits = 0;
  let trouble: string | null = null;
  let current: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    if (trouble === FULL && !(await storage.hasRoom())) return;
    const isQuiet = housekeeper.uses() === seen;
    seen = housekeeper.uses();
    if (isQuiet && waits === 0 && trouble === null) return;
    const mayTakeLong = waits > 0 && (isQuiet || waits > MOST_WAITS);
    try {
      const { analysed, vacuumed, waiting, longestMs } = await housekeeper.round({ mayTakeLong, signal: ending.signal });
      waits = waiting.length > 0 ? waits + 1 : 0;
      trouble = null;
      if (analysed.length + vacuumed.length === 0) return;
      log(longestMs > MOST_HELD_MS ? "warn" : "info", "database.tidied", { analysed, vacuumed, waiting, longestMs: Math.round(longestMs) });
    } catch (error) {
      if (ending.signal.aborted) return;
      const told = trouble;
      trouble = isFull(error) || !(await storage.hasRoom()) ? FULL : (sqlstateOf(error) ?? String(error));
      if (trouble !== told) log("warn", "database.not_tidied", { error });
    }
  };
  const timer = setInterval(() => {
    current ??= look().finally(() => {
      current = null;
    });
  }, ROUND_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      await current;
    },
  };
}
