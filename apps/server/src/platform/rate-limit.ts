/** Counts per key in a window; forgets a key once its window is over. */
export interface RateLimit {
  /** Counts one more; says how many seconds to wait when the limit is passed, 0 when it is not. */
  hit(key: string, now: number): number;
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
        if (windows.size > maxKeys) {
          const oldest = windows.keys().next();
          if (!oldest.done) windows.delete(oldest.value);
        }
      }
      window.count += 1;
      return window.count <= limit ? 0 : Math.max(1, Math.ceil((window.start + windowMs - now) / 1000));
    },
  };
}
