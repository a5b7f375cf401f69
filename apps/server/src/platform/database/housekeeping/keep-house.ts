import type { Log } from "../../log.ts";
import type { Database } from "../database.ts";
import { MOST_HELD_MS } from "./housekeeper.ts";

const ROUND_MS = 5_000;
/** A table that cannot be cleared in pieces waits for so many rounds at most for one in which nobody works. */
const MOST_WAITS = 720;

/** Looks after the embedded database for as long as the server runs: soon after its start, then whenever somebody worked. */
export function keepHouse({ database, log }: { readonly database: Pick<Database, "housekeeper">; readonly log: Log }): {
  stop(): Promise<void>;
} {
  const { housekeeper } = database;
  if (!housekeeper) return { stop: async () => {} };
  const ending = new AbortController();
  let seen = -1;
  let waits = 0;
  let current: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    const isQuiet = housekeeper.uses() === seen;
    seen = housekeeper.uses();
    if (isQuiet && waits === 0) return;
    const mayTakeLong = waits > 0 && (isQuiet || waits > MOST_WAITS);
    try {
      const { analysed, vacuumed, waiting, longestMs } = await housekeeper.round({ mayTakeLong, signal: ending.signal });
      waits = waiting.length > 0 ? waits + 1 : 0;
      if (analysed.length + vacuumed.length === 0) return;
      log(longestMs > MOST_HELD_MS ? "warn" : "info", "database.tidied", { analysed, vacuumed, waiting, longestMs: Math.round(longestMs) });
    } catch (error) {
      if (!ending.signal.aborted) log("warn", "database.not_tidied", { error });
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
