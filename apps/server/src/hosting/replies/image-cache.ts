import { boundedCache } from "../../platform/limits/bounded-cache.ts";
import type { Storage } from "../../platform/storage/storage.ts";

/** Files of images, the most recently used ones in memory; one that is removed or replaced leaves it at once. */
export interface ImageCache {
  /** Null where there is no such file, as far as is known: one that another process writes is found a little later. */
  load(key: string): Promise<Buffer | null>;
}

/** How long a file that is not there is remembered as such, in milliseconds. */
const ABSENCE_MS = 60_000;
const MOST_ABSENT = 20_000;
/** About what a file takes in memory beside its bytes. */
const ENTRY_BYTES = 300;

export function imageCache(storage: Storage, now: () => number, maxBytes = 64 * 1024 * 1024): ImageCache {
  const kept = boundedCache<Buffer>(maxBytes, { weigh: ({ length }) => length + ENTRY_BYTES });
  const absentUntil = boundedCache<number>(MOST_ABSENT);
  const loading = new Map<string, Promise<Buffer | null>>();
  storage.onChange((key) => {
    // A read under way may have missed the file that has just been written.
    if (key === null) {
      absentUntil.clear();
      kept.clear();
      loading.clear();
    } else {
      absentUntil.delete(key);
      kept.delete(key);
      loading.delete(key);
    }
  });
  const read = (key: string): Promise<Buffer | null> => {
    const pending: Promise<Buffer | null> = storage.get(key).then((bytes) => {
      if (loading.get(key) !== pending) return bytes;
      loading.delete(key);
      if (!bytes) absentUntil.set(key, now() + ABSENCE_MS);
      else if (bytes.length <= maxBytes / 8) kept.set(key, bytes);
      return bytes;
    });
    loading.set(key, pending);
    pending.catch(() => loading.delete(key));
    return pending;
  };
  return {
    load(key) {
      const known = kept.get(key);
      if (known) return Promise.resolve(known);
      if ((absentUntil.get(key) ?? 0) > now()) return Promise.resolve(null);
      return loading.get(key) ?? read(key);
    },
  };
}
