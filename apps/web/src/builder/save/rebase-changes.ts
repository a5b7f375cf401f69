import { blockCatalog } from "@vitrine/blocks";
import {
  checkChanges,
  type DocumentDiff,
  type DocumentRecord,
  mergeRecords,
  type PageDocument,
  type Preference,
  recordIn,
  treeOf,
} from "@vitrine/document";
import type { RecordChanges } from "../builder-props.ts";
import { documentDiffBetween } from "./document-diff-between.ts";
import { rehomeOrphans } from "./rehome-orphans.ts";
import { repairReferences } from "./repair-references.ts";

export interface Rebased {
  readonly document: PageDocument;
  /** Whether both sides changed the same thing; `document` follows the preference there. */
  readonly clashes: boolean;
}

/**
 * Puts changes made on an older version on top of another one. `layers` are the changes in the order they were
 * made, each from where the one before it ended: a layer that is already in `theirs` (it was saved, and only
 * the answer got lost) falls away. What I put into a container that they removed is rescued into a section of
 * its own when mine is preferred. The outcome always keeps the rules of the page.
 */
export function rebaseChanges(layers: readonly DocumentDiff[], theirs: PageDocument, preference: Preference): Rebased {
  const records: Record<string, DocumentRecord> = { ...theirs.records };
  let clashes = false;
  for (const layer of layers) {
    for (const [id, [base, mine]] of Object.entries(layer)) {
      const merged = mergeRecords(base, mine, recordIn(records, id), preference);
      clashes ||= merged.clashes;
      if (merged.record) records[id] = merged.record;
      else delete records[id];
    }
  }
  const orphans = rehomeOrphans(records, preference);
  const broken = dropBroken(records, theirs);
  return { document: { ...theirs, records }, clashes: clashes || orphans || broken };
}

/** The page as it is saved, under the changes that were made on top of it. */
export function savedUnder(shown: PageDocument, layers: readonly DocumentDiff[]): PageDocument {
  return withChanges(
    shown,
    Object.fromEntries(layers.toReversed().flatMap((layer) => Object.entries(layer).map(([id, [before]]) => [id, before]))),
  );
}

/** A page with records changed, or taken away where they are null. */
export function withChanges(document: PageDocument, changes: RecordChanges): PageDocument {
  const records: Record<string, DocumentRecord> = { ...document.records };
  for (const [id, record] of Object.entries(changes)) {
    if (record) records[id] = record;
    else delete records[id];
  }
  return { ...document, records };
}

/** Gives records that break a rule back to their state in `theirs`, until none does but those that do so there. */
function dropBroken(records: Record<string, DocumentRecord>, theirs: PageDocument): boolean {
  let hasDropped = false;
  const problemsNow = () => checkChanges(treeOf(records), blockCatalog, documentDiffBetween(theirs, { ...theirs, records }));
  for (let problems = problemsNow(); problems.length > 0; problems = problemsNow()) {
    hasDropped = true;
    if (repairReferences(records, theirs, problems)) continue;
    const ids = new Set(
      problems.map((problem) => String(problem.path[0])).filter((id) => recordIn(records, id) !== recordIn(theirs.records, id)),
    );
    if (ids.size === 0) {
      for (const id of Object.keys(records)) delete records[id];
      Object.assign(records, theirs.records);
      return true;
    }
    for (const id of ids) {
      const record = recordIn(theirs.records, id);
      if (record) records[id] = record;
      else delete records[id];
    }
  }
  return hasDropped;
}
