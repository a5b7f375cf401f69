import type { Clock } from "../clock.ts";

/** What two clocks may differ without anybody noticing: asking takes time itself. In milliseconds. */
const LEAST_MS = 5_000;

/**
 * The clock of a database that others share, as far as one is heard: a machine whose own is an hour off would begin what is
 * not due yet, take from others what they are at, and keep what it is at from them for an hour after it has died.
 */
export function databaseClock(own: Clock, machine: () => number = Date.now): { readonly clock: Clock; hear(now: Date): void } {
  let ahead = 0;
  return {
    clock: { now: () => own.now() - ahead, id: (kind) => own.id(kind) },
    hear(now) {
      const differs = machine() - now.getTime();
      ahead = Math.abs(differs) < LEAST_MS ? 0 : differs;
    },
  };
}
