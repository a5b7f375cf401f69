import { changeOf, type DocumentDiff, type RecordChange } from "./diff.ts";
import { mergeRecords } from "./merge-records.ts";
import { sameJson } from "./same-json.ts";

/** A diff of which parts may have been left out; `isWhole` says that none was. */
export interface TrimmedDiff {
  readonly diff: DocumentDiff;
  readonly isWhole: boolean;
}

/**
 * An earlier diff as if the foreign one had been there before it: property by property, whatever the foreign
 * diff changed is no longer a change of the earlier one. A record that either of them makes or removes is
 * left to the foreign diff as a whole. Of a text that both changed in different places the earlier diff keeps its own.
 */
export function diffOnTopOf(diff: DocumentDiff, foreign: DocumentDiff): TrimmedDiff {
  const kept: Record<string, RecordChange> = {};
  let isWhole = true;
  for (const id in diff) {
    const change = diff[id];
    if (!change) continue;
    const [before, after] = change;
    const theirs = changeOf(foreign, id);
    if (!theirs) {
      kept[id] = change;
      continue;
    }
    const [from, to] = theirs;
    if (!before || !after || !from || !to) {
      isWhole = false;
      continue;
    }
    const first = mergeRecords(from, to, before, "mine").record;
    const { record: second, clashes } = mergeRecords(before, after, first, "theirs");
    if (clashes) isWhole = false;
    if (!sameJson(first, second)) kept[id] = [first, second];
  }
  return { diff: kept, isWhole };
}
