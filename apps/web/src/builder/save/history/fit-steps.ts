import { type DocumentDiff, type DocumentRecord, type HistorySteps, type RecordChange, sameJson, stepsOnTopOf } from "@vitrine/document";

/**
 * Steps of an earlier visit as they fit a page by now: whatever stands otherwise than they left it was changed elsewhere,
 * and is no longer theirs to take back. `current` is the record as it is before anything was done in this visit.
 */
export function fitSteps(steps: HistorySteps, current: (id: string) => DocumentRecord | null): HistorySteps {
  const left = new Map<string, DocumentRecord | null>();
  const note = (diff: DocumentDiff, side: 0 | 1): void => {
    for (const [id, change] of Object.entries(diff)) if (!left.has(id)) left.set(id, change[side]);
  };
  for (const { diff } of steps.done.toReversed()) note(diff, 1);
  // What was undone last is what would be done again first, on the page as it was left.
  for (const { diff } of steps.undone.toReversed()) note(diff, 0);
  const foreign: Record<string, RecordChange> = {};
  for (const [id, record] of left) {
    const now = current(id);
    if (!sameJson(record, now)) foreign[id] = [record, now];
  }
  return { done: stepsOnTopOf(steps.done, foreign), undone: stepsOnTopOf(steps.undone, foreign) };
}
