import { boundedCache } from "../../platform/limits/bounded-cache.ts";
import type { WorkQueue } from "./work-queue.ts";

/** Pictures that somebody waits for while their files are still to be made. */
export interface FirstAnswers {
  /** Makes what stands in for a file, once for all who ask meanwhile and for those who come soon; null where `make` has nothing. */
  find(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null>;
}

/** Bytes of them in memory. */
const MOST_BYTES = 8 * 1024 * 1024;

export function firstAnswers(queue: WorkQueue): FirstAnswers {
  const making = new Map<string, Promise<Buffer | null>>();
  const made = boundedCache<Buffer>(MOST_BYTES, { weigh: ({ length }) => length });
  const makeOne = async (key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> => {
    const bytes = await queue.runSoon(make);
    if (bytes) made.set(key, bytes);
    return bytes;
  };
  return {
    async find(key, make) {
      const found = made.get(key);
      if (found) return found;
      const pending = making.get(key) ?? makeOne(key, make).finally(() => making.delete(key));
      making.set(key, pending);
      return pending;
    },
  };
}
