import { isEmptyDiff, type PageDocument, squashDiffs } from "@vitrine/document";
import { documentDiffBetween } from "./document-diff-between.ts";
import { rebaseChanges } from "./rebase-changes.ts";
import { type SaveState, startSaving } from "./save-state.ts";
import { layersOf, type UnsavedChanges } from "./unsaved-store.ts";

export interface Restored {
  /** The page with what was left unsaved. */
  readonly document: PageDocument;
  readonly state: SaveState;
}

/**
 * Opens a page with what an earlier visit left unsaved. On the version it was made on, everything goes on as
 * if nothing had happened: a request that was under way is sent again under its old id. On a later version
 * the changes are merged, property by property; where both sides changed the same thing the person decides,
 * with their own page on screen.
 */
export function restoreUnsaved(document: PageDocument, version: number, kept: UnsavedChanges, now: number): Restored {
  const merged = rebaseChanges(layersOf(kept), document, "mine");
  const unsaved = { ...startSaving(version), sending: kept.sending, pending: kept.pending };
  if (version === kept.version) {
    const dueAt = isEmptyDiff(kept.pending) ? null : now;
    return { document: merged.document, state: { ...unsaved, retryAt: kept.sending ? now : null, dueAt } };
  }
  if (merged.clashes) {
    const state: SaveState = { ...unsaved, version: kept.version, halt: { kind: "conflict", version, document } };
    return { document: merged.document, state };
  }
  const pending = documentDiffBetween(document, merged.document);
  return { document: merged.document, state: { ...startSaving(version), pending, dueAt: isEmptyDiff(pending) ? null : now } };
}

export interface RestoredTogether extends Restored {
  /** Which of the visits are in the page now, in the order they were given. */
  readonly taken: readonly boolean[];
}

/**
 * Opens a page with what several earlier visits left unsaved: the first as it was, each other one on top as
 * far as it touches nothing that is already there. One that does is not taken, and waits for an opening where
 * the person can be asked about it.
 */
export function restoreTogether(document: PageDocument, version: number, visits: readonly UnsavedChanges[], now: number): RestoredTogether {
  const [first, ...others] = visits;
  if (!first) return { document, state: startSaving(version), taken: [] };
  let restored = restoreUnsaved(document, version, first, now);
  const taken = others.map((visit) => {
    const added = restored.state.halt ? null : withVisit(restored, visit, now);
    if (added) restored = added;
    return added !== null;
  });
  return { ...restored, taken: [true, ...taken] };
}

function withVisit({ document, state }: Restored, visit: UnsavedChanges, now: number): Restored | null {
  const merged = rebaseChanges(layersOf(visit), document, "mine");
  if (merged.clashes) return null;
  const pending = squashDiffs(state.pending, documentDiffBetween(document, merged.document));
  return { document: merged.document, state: { ...state, pending, dueAt: isEmptyDiff(pending) ? state.dueAt : now } };
}
