import { type DocumentDiff, type PageDocument, type RecordChange, recordIn, sameJson } from "@vitrine/document";

/** The diff that turns one version of a page into another. */
export function documentDiffBetween(from: PageDocument, to: PageDocument): DocumentDiff {
  const diff: Record<string, RecordChange> = {};
  for (const id of new Set([...Object.keys(from.records), ...Object.keys(to.records)])) {
    const before = recordIn(from.records, id);
    const after = recordIn(to.records, id);
    if (!sameJson(before, after)) diff[id] = [before, after];
  }
  return diff;
}
