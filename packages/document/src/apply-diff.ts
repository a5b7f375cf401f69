import type { BlockCatalog } from "./catalog.ts";
import type { DocumentDiff, RecordChange } from "./diff.ts";
import { DOCUMENT_LIMITS } from "./document.ts";
import { forbiddenKey } from "./forbidden-key.ts";
import { recordId } from "./ids.ts";
import { checkChanges } from "./invariants.ts";
import { readRecord } from "./migrate.ts";
import { type DocumentProblem, ok, type Result, refused } from "./problems.ts";
import { sameJson } from "./same-json.ts";
import type { DocumentStore } from "./store.ts";

/** Checks the shape of a diff that comes from outside. */
export function readDiff(input: unknown): Result<DocumentDiff> {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return refused("malformed", [], "a diff is an object by record id");
  }
  const forbidden = forbiddenKey(input);
  if (forbidden) return refused("malformed", forbidden, "this key is not allowed");
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
 * the diff took it for, and the outcome must keep the document's rules; otherwise nothing is changed.
 */
export function applyDiff(store: DocumentStore, catalog: BlockCatalog, diff: DocumentDiff): Result<DocumentDiff> {
  for (const id in diff) {
    const expected = diff[id]?.[0] ?? null;
    if (!sameJson(store.get(id) ?? null, expected)) return refused("stale_change", [id], "the record is not what the change started from");
  }
  store.apply(diff);
  const problems = checkChanges(store, catalog, diff);
  if (store.size > DOCUMENT_LIMITS.records) {
    problems.push({ code: "too_large", path: ["records"], detail: `more than ${DOCUMENT_LIMITS.records} records` });
  }
  if (problems.length === 0) return ok(diff);
  store.undo(diff);
  return { ok: false, problems };
}
