import { isEmptyDiff, type PageDocument } from "@vitrine/document";
import { documentDiffBetween } from "./document-diff-between.ts";
import { rebaseChanges } from "./rebase-changes.ts";
import { type SaveState, startSaving } from "./save-state.ts";
import type { UnsavedChanges } from "./unsaved-store.ts";

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
  const layers = [...(kept.sending ? [kept.sending.diff] : []), kept.pending];
  const merged = rebaseChanges(layers, document, "mine");
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
