/** Attempts per key in a window, of which those that came to something are forgotten. */
export interface AttemptLimit {
  /** Counts one attempt; the seconds to wait when it is one too many, else 0. */
  take(key: string, now: number): number;
  /** Takes one attempt back: it was none. */
  giveBack(key: string): void;
  /** Forgets a key's attempts: the person has shown who they are. */
  clear(key: string): void;
}

/**
 * At most `limit` attempts a key in `windowMs`. An attempt counts from its beginning, so that many at once are no
 * way round it. Memory is bounded: past `maxKeys` the oldest windows go first.
 */
export function attemptLimit(limit: number, windowMs: number, maxKeys = 50_000): AttemptLimit {
  const windows = new Map<string, { readonly start: number; count: number }>();
  return {
    take(key, now) {
      const known = windows.get(key);
      // A clock set back must not make anybody wait for the time it was set back by.
      const age = known ? now - known.start : -1;
      let window = known;
      if (!window || age < 0 || age >= windowMs) {
        windows.delete(key);
        window = { start: now, count: 0 };
        windows.set(key, window);
        const oldest = windows.size > maxKeys ? windows.keys().next() : null;
        if (oldest && !oldest.done) windows.delete(oldest.value);
      }
      window.count += 1;
      return window.count <= limit ? 0 : Math.max(1, Math.ceil((window.start + windowMs - now) / 1000));
    },
    giveBack(key) {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
    clear(key) {
      windows.delete(key);
    },
  };
}
