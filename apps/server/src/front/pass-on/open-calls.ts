import { addressBucket } from "../../platform/http/client-address.ts";
import type { PassOnLimits } from "./limits.ts";

/** Counts the calls under way, so that neither one address nor all of them take every connection there may be. */
export interface OpenCalls {
  /** Takes a place; says who has too many where there is none. */
  enter(address: string): "all" | "one" | null;
  leave(address: string): void;
  readonly count: number;
}

export function openCalls({ open, openOfOne }: Pick<PassOnLimits, "open" | "openOfOne">): OpenCalls {
  const ofOne = new Map<string, number>();
  let all = 0;
  return {
    enter(address) {
      if (all >= open) return "all";
      const bucket = addressBucket(address);
      const mine = ofOne.get(bucket) ?? 0;
      if (mine >= openOfOne) return "one";
      all += 1;
      ofOne.set(bucket, mine + 1);
      return null;
    },
    leave(address) {
      const bucket = addressBucket(address);
      const left = (ofOne.get(bucket) ?? 1) - 1;
      all -= 1;
      if (left === 0) ofOne.delete(bucket);
      else ofOne.set(bucket, left);
    },
    get count() {
      return all;
    },
  };
}
