import { boundedCache } from "../../platform/limits/bounded-cache.ts";
import type { Log } from "../../platform/log.ts";

/** Parts of manifests by key: read when they are asked for, in memory up to a weight. */
export interface PartCache<Part> {
  /**
   * A part, at once when it is in memory; null where there is none. Who asks while it is read shares the reading.
   * @throws when it cannot be read and was not served before
   */
  find(key: string): Part | null | Promise<Part | null>;
  /** Whether this is the part as it is now, as far as is known. */
  holds(key: string, part: Part): boolean;
  /** The part may have changed, with null any may: it is read again at its next use, and serves if that fails. */
  expire(key: string | null): void;
}

export interface PartCacheOptions<Part> {
  /** Null where there is no such part; throws where that cannot be found out, or the part is damaged. */
  read(key: string): Promise<Part | null>;
  /** In bytes, about. */
  weigh(part: Part): number;
  readonly mostBytes: number;
  now(): number;
  readonly log: Log;
  /** Told of a part that has left memory, or may have changed. */
  onLeave?(part: Part): void;
  /** Told of a part that has left memory: nobody is given it any more. */
  onDrop?(part: Part): void;
}

/** How long what is not there, or cannot be read, is remembered as such, in milliseconds. */
const ABSENCE_MS = 1_000;
const MOST_ABSENT = 10_000;

interface Kept<Part> {
  readonly part: Part;
  /** Of the count of times that anything may have changed; none once this very part may have. */
  seen: number | null;
  /** Until when it serves without another look, in milliseconds since 1970, since the last look failed. */
  servesUntil: number;
}

export function partCache<Part extends object>({
  read,
  weigh,
  mostBytes,
  now,
  log,
  onLeave,
  onDrop,
}: PartCacheOptions<Part>): PartCache<Part> {
  const leave = (part: Part): void => onLeave?.(part);
  const drop = (part: Part): void => {
    leave(part);
    onDrop?.(part);
  };
  const kept = boundedCache<Kept<Part>>(mostBytes, { weigh: ({ part }) => weigh(part), onDrop: (_key, { part }) => drop(part) });
  const absentUntil = boundedCache<number>(MOST_ABSENT);
  /** What was said to be unreadable and has not been read since. */
  const told = boundedCache<true>(MOST_ABSENT);
  const reading = new Map<string, Promise<Part | null>>();
  let changes = 0;
  // A clock that is set back makes no second longer.
  const isBefore = (moment: number): boolean => moment > now() && moment - now() <= ABSENCE_MS;

  const settle = async (key: string, isCurrent: () => boolean): Promise<Part | null> => {
    try {
      const part = await read(key);
      if (!isCurrent()) return load(key);
      if (part) kept.set(key, { part, seen: changes, servesUntil: 0 });
      else {
        kept.delete(key);
        absentUntil.set(key, now() + ABSENCE_MS);
      }
      told.delete(key);
      return part;
    } catch (error) {
      if (!isCurrent()) return load(key);
      if (!told.get(key)) log("error", "hosting.manifest_unreadable", { part: key, error });
      told.set(key, true);
      const before = kept.get(key);
      if (!before) throw error;
      before.servesUntil = now() + ABSENCE_MS;
      return before.part;
    } finally {
      if (isCurrent()) reading.delete(key);
    }
  };
  const load = (key: string): Promise<Part | null> => {
    const started = reading.get(key);
    if (started) return started;
    const turn: Promise<Part | null> = settle(key, () => reading.get(key) === turn);
    reading.set(key, turn);
    return turn;
  };
  return {
    find(key) {
      const entry = kept.get(key);
      if (entry) return entry.seen === changes || isBefore(entry.servesUntil) ? entry.part : load(key);
      return isBefore(absentUntil.get(key) ?? 0) ? null : load(key);
    },
    holds(key, part) {
      const entry = kept.get(key);
      return entry?.part === part && entry.seen === changes;
    },
    expire(key) {
      // A read under way may have seen what was there before.
      if (key === null) {
        changes += 1;
        absentUntil.clear();
        reading.clear();
        return;
      }
      const entry = kept.get(key);
      if (entry) {
        entry.seen = null;
        entry.servesUntil = 0;
        leave(entry.part);
      }
      absentUntil.delete(key);
      reading.delete(key);
    },
  };
}
