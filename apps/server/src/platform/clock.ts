import { randomBytes } from "node:crypto";
import { type IdKind, makeId } from "@vitrine/contract";

/** Time and chance as arguments, so that tests decide both. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  id(kind: IdKind): string;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  id: (kind) => makeId(kind, Date.now(), randomBytes(16)),
};
