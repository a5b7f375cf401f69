import type { BlockCatalog } from "../catalog.ts";
import { type DocumentDiff, EMPTY_DIFF } from "../changes/diff.ts";
import { DOCUMENT_LIMITS } from "../document.ts";
import { copyProblems } from "../placement/copy-problems.ts";
import { lockProblems } from "../placement/locks.ts";
import { checkChanges } from "../reading/invariants.ts";
import type { DocumentProblem, Result } from "../reading/problems.ts";
import type { DocumentStore, Transaction } from "../store.ts";

/** A change to a page document, ready to run: a pure function of the document it is given. */
export type Operation = (transaction: Transaction, catalog: BlockCatalog) => void;

/** Thrown inside an operation to refuse it; `runOperation` turns it into a result. */
export class OperationRefused extends Error {
  readonly problems: readonly DocumentProblem[];
  constructor(...problems: readonly DocumentProblem[]) {
    super(problems.map((problem) => problem.detail).join("; "));
    this.problems = problems;
  }
}

/**
 * Runs an operation, checks the rules of what it touched and returns its diff. A refused operation leaves
 * the document as it was.
 */
export function runOperation(store: DocumentStore, catalog: BlockCatalog, operation: Operation): Result<DocumentDiff> {
  const { size } = store;
  let diff: DocumentDiff = EMPTY_DIFF;
  try {
    diff = store.transact((transaction) => operation(transaction, catalog));
  } catch (error) {
    if (error instanceof OperationRefused) return { ok: false, problems: error.problems };
    throw error;
  }
  const problems = [...lockProblems(store, diff), ...copyProblems(store, diff), ...checkChanges(store, catalog, diff)];
  if (store.size > Math.max(DOCUMENT_LIMITS.records, size)) {
    problems.push({ code: "too_large", path: ["records"], detail: `more than ${DOCUMENT_LIMITS.records} records` });
  }
  if (problems.length === 0) return { ok: true, value: diff };
  store.undo(diff);
  return { ok: false, problems };
}
