import type { DocumentRecord } from "../records.ts";

/** A record before and after; `null` where it did not exist. */
export type RecordChange = readonly [before: DocumentRecord | null, after: DocumentRecord | null];

/** What a transaction changed, by record id. It can be reversed, combined, saved, sent and shown. */
export type DocumentDiff = Readonly<Record<string, RecordChange>>;

export const EMPTY_DIFF: DocumentDiff = Object.freeze({});

export function isEmptyDiff(diff: DocumentDiff): boolean {
  for (const _ in diff) return false;
  return true;
}

/** What a diff does to one record; an id may be the name of something that every object has. */
export function changeOf(diff: DocumentDiff, id: string): RecordChange | undefined {
  return Object.hasOwn(diff, id) ? diff[id] : undefined;
}

/** The diff that undoes this one. */
export function reverseDiff(diff: DocumentDiff): DocumentDiff {
  const reversed: Record<string, RecordChange> = {};
  for (const id in diff) {
    const change = diff[id];
    if (change) reversed[id] = [change[1], change[0]];
  }
  return reversed;
}

/** One diff that does what `first` and then `second` do. Changes that cancel out disappear. */
export function squashDiffs(first: DocumentDiff, second: DocumentDiff): DocumentDiff {
  const squashed: Record<string, RecordChange> = { ...first };
  for (const id in second) {
    const later = second[id];
    if (!later) continue;
    const before = (changeOf(squashed, id) ?? later)[0];
    if (before === later[1] || (before === null && later[1] === null)) delete squashed[id];
    else squashed[id] = [before, later[1]];
  }
  return squashed;
}
