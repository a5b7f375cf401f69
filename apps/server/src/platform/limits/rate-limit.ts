/** Counts per key in a window; forgets a key once its window is over. */
export interface RateLimit {
  /** Counts one more, from its beginning, so that many at once are no way round; the seconds to wait when it is one too many, else 0. */
  hit(key: string, now: number): number;
  /** Takes one back: it was none. */
  giveBack(key: string): void;
  /** Forgets a key: whoever it is about has shown that they mean no harm. */
  clear(key: string): void;
}

/** At most `limit` hits a key in `windowMs`. Memory is bounded: past `maxKeys` the oldest windows go first. */
export function rateLimit(limit: number, windowMs: number, maxKeys = 100_000): RateLimit {
  const windows = new Map<string, { start: number; count: number }>();
  return {
    hit(key, now) {
      let window = windows.get(key);
      // A clock set back begins anew: nobody waits for the length of its jump.
      if (!window || now - window.start >= windowMs || now < window.start) {
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
