import type { Storage } from "../../platform/storage/storage.ts";

/** Files of pictures, the most recently used ones in memory; one that is removed or replaced leaves it at once. */
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
  const kept = new Map<string, Buffer>();
  const absentUntil = new Map<string, number>();
  const loading = new Map<string, Promise<Buffer | null>>();
  let size = 0;
  const drop = (key: string): void => {
    const bytes = kept.get(key);
    if (!bytes) return;
    kept.delete(key);
    size -= bytes.length + ENTRY_BYTES;
  };
  storage.onChange((key) => {
    absentUntil.delete(key);
    drop(key);
    // A read under way may have missed the file that has just been written.
    loading.delete(key);
  });
  const keep = (key: string, bytes: Buffer): void => {
    if (bytes.length > maxBytes / 8 || kept.has(key)) return;
    kept.set(key, bytes);
    size += bytes.length + ENTRY_BYTES;
    for (const oldest of kept.keys()) {
      if (size <= maxBytes) break;
      drop(oldest);
    }
  };
  const read = (key: string): Promise<Buffer | null> => {
    const pending: Promise<Buffer | null> = storage.get(key).then((bytes) => {
      if (loading.get(key) !== pending) return bytes;
      loading.delete(key);
      if (bytes) keep(key, bytes);
      else {
        if (absentUntil.size >= MOST_ABSENT) absentUntil.clear();
        absentUntil.set(key, now() + ABSENCE_MS);
      }
      return bytes;
    });
    loading.set(key, pending);
    pending.catch(() => loading.delete(key));
    return pending;
  };
  return {
    load(key) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return Promise.resolve(known);
      }
      if ((absentUntil.get(key) ?? 0) > now()) return Promise.resolve(null);
      return loading.get(key) ?? read(key);
    },
  };
}
