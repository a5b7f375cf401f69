import type { Share, WaitingEndpoint } from "./claim-store.ts";

/** How many attempts are under way at once at most, or next in line for it. */
export interface PlaceLimits {
  /** Of everybody. */
  readonly all: number;
  readonly account: number;
  readonly endpoint: number;
  /** Of all endpoints together that do nothing but fail; each of them has one. */
  readonly failing: number;
}

/** An attempt is a connection that waits, mostly: what is dear is only that one who never answers has few of them. */
export const PLACE_LIMITS: PlaceLimits = { all: 200, account: 40, endpoint: 10, failing: 80 };

/** For so many rounds it is known when somebody had his turn. */
const ROUNDS_KNOWN = 1_000;

interface Holder extends Pick<WaitingEndpoint, "endpointId" | "accountId" | "isFailing"> {}

/** Who has how many attempts under way, and who is next. */
export interface Places {
  /** What may be claimed now: of those who had their turn longest ago first, one each, round and round. */
  share(due: readonly WaitingEndpoint[]): Share[];
  take(holder: Holder): void;
  free(holder: Holder): void;
}

export function openPlaces({ all, account, endpoint, failing }: PlaceLimits = PLACE_LIMITS): Places {
  const busy = new Map<string, number>();
  const servedAt = new Map<string, number>();
  let rounds = 0;
  const ALL = "*";
  const FAILING = "!";
  /** The counts an attempt adds to, each with its limit. */
  const countsOf = ({ endpointId, accountId, isFailing }: Holder): readonly (readonly [string, number])[] => [
    [ALL, all],
    [accountId, account],
    [endpointId, isFailing ? 1 : endpoint],
    ...(isFailing ? [[FAILING, failing] as const] : []),
  ];
  const add = (counts: Map<string, number>, holder: Holder, by: 1 | -1): void => {
    for (const [name] of countsOf(holder)) {
      const count = (counts.get(name) ?? 0) + by;
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    }
  };
  return {
    share(due) {
      const planned = new Map(busy);
      const places = new Map<string, number>();
      rounds += 1;
      let line = due.toSorted((one, other) => (servedAt.get(one.endpointId) ?? 0) - (servedAt.get(other.endpointId) ?? 0));
      while (line.length > 0) {
        line = line.filter((holder) => {
          if (countsOf(holder).some(([name, limit]) => (planned.get(name) ?? 0) >= limit)) return false;
          add(planned, holder, 1);
          places.set(holder.endpointId, (places.get(holder.endpointId) ?? 0) + 1);
          return true;
        });
      }
      // Who had his turn so long ago is first in line with those who never had one.
      for (const [id, round] of servedAt) if (rounds - round > ROUNDS_KNOWN) servedAt.delete(id);
      for (const id of places.keys()) servedAt.set(id, rounds);
      return [...places].map(([endpointId, count]) => ({ endpointId, places: count }));
    },
    take: (holder) => add(busy, holder, 1),
    free: (holder) => add(busy, holder, -1),
  };
}
