import { z } from "zod";
import { SLICE_ID_PREFIXES } from "./areas-and-ids.data.ts";

/** What an id stands for shows in its first letters, so that a misplaced one is seen at once. These are of no slice. */
const OWN_ID_PREFIXES = {
  emailMessage: "let",
  journal: "jou",
  event: "evt",
  job: "job",
  request: "req",
  endpoint: "ept",
  delivery: "dlv",
} as const;

export const ID_PREFIXES = { ...SLICE_ID_PREFIXES, ...OWN_ID_PREFIXES } as const;
export type IdKind = keyof typeof ID_PREFIXES;

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * `pag_01k…`: the prefix, 48 bits of milliseconds and 80 bits of chance in Crockford's base 32, so that ids
 * sort by the time they were made. Time and chance are arguments: tests make the ids they want.
 */
export function makeId(kind: IdKind, now: number, random: Uint8Array): string {
  let time = "";
  for (let rest = now, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) time = ALPHABET.charAt(rest % 32) + time;
  let chance = "";
  for (let i = 0; i < 16; i++) chance += ALPHABET.charAt((random[i] ?? 0) & 31);
  return `${ID_PREFIXES[kind]}_${time}${chance}`;
}

/** The schema of ids of one kind. */
export function idOf(kind: IdKind): z.ZodString {
  return z.string().regex(new RegExp(`^${ID_PREFIXES[kind]}_[0-9a-hjkmnp-tv-z]{26}$`), { message: "bad_id" });
}

/** A moment, as every reply and event gives it: ISO 8601 in UTC with milliseconds. */
export const moment = z.iso.datetime({ precision: 3 });
