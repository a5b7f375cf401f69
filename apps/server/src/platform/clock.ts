import { randomFillSync } from "node:crypto";
import { type IdKind, makeId } from "@vitrine/contract";

/** Time and chance as arguments, so that tests decide both. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  id(kind: IdKind): string;
}

/** Chance is drawn for many ids at once: asking the system for each one costs more than all the rest of an id. */
const chance = Buffer.alloc(4_096);
const CHANCE_PER_ID = 16;
let drawn = chance.length;

function nextChance(): Uint8Array {
  if (drawn === chance.length) {
    randomFillSync(chance);
    drawn = 0;
  }
  drawn += CHANCE_PER_ID;
  return chance.subarray(drawn - CHANCE_PER_ID, drawn);
}

export const systemClock: Clock = {
  now: () => Date.now(),
  id: (kind) => makeId(kind, Date.now(), nextChance()),
};
