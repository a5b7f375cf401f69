import { type DocumentDiff, type PageDocument, type RecordChange, sameJson } from "@vitrine/document";

/** The diff that turns one version of a page into another. */
export function documentDiffBetween(from: PageDocument, to: PageDocument): DocumentDiff {
  const diff: Record<string, RecordChange> = {};
  for (const id of new Set([...Object.keys(from.records), ...Object.keys(to.records)])) {
    const before = from.records[id] ?? null;
    const after = to.records[id] ?? null;
    if (!sameJson(before, after)) diff[id] = [before, after];
  }
  return diff;
}
