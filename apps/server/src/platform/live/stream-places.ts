import { Refusal } from "../refusal.ts";

/** How many streams there may be. */
export interface StreamLimits {
  /** Of one browser: without a way to share one, each of its tabs has its own. */
  readonly session: number;
  readonly account: number;
  readonly all: number;
}

/**
 * The front passes on 4,096 calls at once, streams among them, and 2,048 of one address: streams must leave room for
 * calls.
 */
export const STREAM_LIMITS: StreamLimits = { session: 16, account: 128, all: 3_072 };

/** When whoever finds no place should come back, in seconds. */
const COME_BACK = 30;

/** Counts streams, so that neither a browser gone wild nor all of them together take every place. */
export interface StreamPlaces {
  /** @throws Refusal TOO_MANY_REQUESTS or UNAVAILABLE where there is no place left */
  take(sessionId: string, accountId: string): void;
  give(sessionId: string, accountId: string): void;
  readonly taken: number;
}

export function streamPlaces(limits: StreamLimits): StreamPlaces {
  const ofOne = new Map<string, number>();
  let all = 0;
  const change = (key: string, by: number): void => {
    const left = (ofOne.get(key) ?? 0) + by;
    if (left === 0) ofOne.delete(key);
    else ofOne.set(key, left);
  };
  return {
    take(sessionId, accountId) {
      const isFull = (ofOne.get(sessionId) ?? 0) >= limits.session || (ofOne.get(accountId) ?? 0) >= limits.account;
      if (isFull) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds: COME_BACK } });
      if (all >= limits.all) throw new Refusal("UNAVAILABLE");
      all += 1;
      change(sessionId, 1);
      change(accountId, 1);
    },
    give(sessionId, accountId) {
      all -= 1;
      change(sessionId, -1);
      change(accountId, -1);
    },
    get taken() {
      return all;
    },
  };
}
