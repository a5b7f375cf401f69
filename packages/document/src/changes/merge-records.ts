import type { Json } from "../reading/json.ts";
import { type DocumentRecord, isSameThing } from "../records.ts";
import { joinTexts } from "./join-texts.ts";
import { sameJson } from "./same-json.ts";

/** Whose value stands where both sides changed the same thing. */
export type Preference = "mine" | "theirs";

export interface Merged {
  readonly record: DocumentRecord | null;
  /** Whether both sides changed the same thing, to different values. */
  readonly clashes: boolean;
}

type Fields = { readonly [key: string]: unknown };

/** How many levels of a field are merged key by key; deeper, and everywhere else, a value is one thing. */
const DEPTH: Readonly<Record<string, number>> = { props: 1, styles: 3, code: 1 };

/** Where a block stands is one thing: half of one move and half of another is a place nobody chose. */
const PLACE = ["parentId", "slot", "order"];

class Merge {
  clashes = false;
  readonly #preference: Preference;

  constructor(preference: Preference) {
    this.#preference = preference;
  }

  value(base: unknown, mine: unknown, theirs: unknown, depth: number): unknown {
    if (sameJson(mine, theirs) || sameJson(base, mine)) return theirs;
    if (sameJson(base, theirs)) return mine;
    // Whoever takes away the last of a level takes the level away with it, and nothing of what others put there.
    if (depth > 0 && isLevel(mine) && isLevel(theirs)) {
      const merged = this.fields(isFields(base) ? base : {}, mine ?? {}, theirs ?? {}, () => depth - 1);
      return Object.keys(merged).length === 0 && !(mine && theirs) ? undefined : merged;
    }
    const words = joinTexts(base, mine, theirs);
    if (words !== null) return words;
    this.clashes = true;
    return this.#preference === "mine" ? mine : theirs;
  }

  fields(base: Fields, mine: Fields, theirs: Fields, depthOf: (key: string) => number): Fields {
    const merged: Record<string, unknown> = {};
    for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
      const value = this.value(base[key], mine[key], theirs[key], depthOf(key));
      if (value !== undefined) merged[key] = value;
    }
    return merged;
  }
}

function isFields(value: unknown): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isLevel(value: unknown): value is Fields | undefined {
  return value === undefined || isFields(value);
}

function withPlaceAsOne(record: DocumentRecord): Fields {
  const { ...fields }: Fields = record;
  const place = PLACE.map((key) => fields[key]);
  const rest = Object.fromEntries(Object.entries(fields).filter(([key]) => !PLACE.includes(key)));
  return { ...rest, place };
}

function withPlaceApart({ place, ...rest }: Fields): DocumentRecord {
  const placed = place as readonly unknown[];
  const parts = PLACE.map((key, index) => [key, placed[index]]).filter(([, value]) => value !== undefined && value !== null);
  return { ...rest, ...Object.fromEntries(parts) } as unknown as DocumentRecord;
}

/**
 * Merges what two sides made of one record, property by property: `null` is "not there". A change on one side
 * only always stands; where both changed one text in different places, both changes do; where both changed the same
 * property to different values, `preference` decides, and where they made different things of it, about the whole.
 */
export function mergeRecords(
  base: DocumentRecord | null,
  mine: DocumentRecord | null,
  theirs: DocumentRecord | null,
  preference: Preference,
): Merged {
  if (sameJson(mine, theirs) || sameJson(base, mine)) return { record: theirs, clashes: false };
  if (sameJson(base, theirs)) return { record: mine, clashes: false };
  if (mine === null || theirs === null || !isSameThing(mine, theirs)) {
    return { record: preference === "mine" ? mine : theirs, clashes: true };
  }
  const merge = new Merge(preference);
  const merged = merge.fields(base ? withPlaceAsOne(base) : {}, withPlaceAsOne(mine), withPlaceAsOne(theirs), (key) => DEPTH[key] ?? 0);
  return { record: withPlaceApart(merged), clashes: merge.clashes };
}
