import type { BlockCatalog } from "../catalog.ts";
import { DOCUMENT_LIMITS } from "../document.ts";
import { recordId } from "../ids.ts";
import { copyProblems } from "../placement/copy-problems.ts";
import { checkInput } from "../reading/check-input.ts";
import { checkChanges } from "../reading/invariants.ts";
import { bringUp } from "../reading/migrate.ts";
import { type DocumentProblem, ok, type Result, refused } from "../reading/problems.ts";
import { readRecord } from "../reading/read-document.ts";
import type { DocumentStore } from "../store.ts";
import type { DocumentDiff, RecordChange } from "./diff.ts";
import { sameJson } from "./same-json.ts";

/** Checks the shape of a diff that comes from outside. */
export function readDiff(input: unknown): Result<DocumentDiff> {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return refused("malformed", [], "a diff is an object by record id");
  }
  const unwanted = checkInput(input);
  if (unwanted) return { ok: false, problems: [unwanted] };
  const problems: DocumentProblem[] = [];
  const diff: Record<string, RecordChange> = {};
  for (const [id, change] of Object.entries(input)) {
    if (!recordId.safeParse(id).success) return refused("malformed", [id], "not a record id");
    if (!Array.isArray(change) || change.length !== 2) return refused("malformed", [id], "a change is a pair: before, after");
    const [before, after] = change as [unknown, unknown];
    const sides = [before, after].map((side) => (side === null ? null : (readRecord(id, side, problems) ?? null)));
    if (problems.length > 0) return { ok: false, problems };
    diff[id] = [sides[0] ?? null, sides[1] ?? null];
  }
  return ok(diff);
}

/**
 * Applies a diff that was made elsewhere on the same version of the document. Each record must still be what
 * the diff took it for, and the outcome must keep the document's rules and limits; otherwise nothing is changed.
 * Returns what was applied: blocks that come in an earlier version of their kind are brought up to date.
 */
export function applyDiff(store: DocumentStore, catalog: BlockCatalog, sent: DocumentDiff): Result<DocumentDiff> {
  const outdated: DocumentProblem[] = [];
  const diff = bringDiffUp(catalog, sent, outdated);
  if (outdated.length > 0) return { ok: false, problems: outdated };
  for (const id in diff) {
    const expected = diff[id]?.[0] ?? null;
    if (!sameJson(store.get(id) ?? null, expected)) return refused("stale_change", [id], "the record is not what the change started from");
  }
  const { size, bytes } = store;
  store.apply(diff);
  const problems = [...copyProblems(store, diff), ...checkChanges(store, catalog, diff)];
  // What is over a limit already may be made smaller.
  if (store.size > Math.max(DOCUMENT_LIMITS.records, size)) {
    problems.push({ code: "too_large", path: ["records"], detail: `more than ${DOCUMENT_LIMITS.records} records` });
  }
  if (store.bytes > Math.max(DOCUMENT_LIMITS.bytes, bytes)) {
    problems.push({ code: "too_large", path: ["records"], detail: `more than ${DOCUMENT_LIMITS.bytes} bytes` });
  }
  if (problems.length === 0) return ok(diff);
  store.undo(diff);
  return { ok: false, problems };
}

function bringDiffUp(catalog: BlockCatalog, diff: DocumentDiff, problems: DocumentProblem[]): DocumentDiff {
  const current: Record<string, RecordChange> = {};
  for (const id in diff) {
    const [before, after] = diff[id] ?? [null, null];
    current[id] = [before && (bringUp(catalog, before, []) ?? before), after && (bringUp(catalog, after, problems) ?? after)];
  }
  return current;
}
