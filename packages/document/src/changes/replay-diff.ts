import type { BlockCatalog } from "../catalog.ts";
import { checkChanges } from "../reading/invariants.ts";
import type { DocumentProblem } from "../reading/problems.ts";
import type { DocumentStore, Transaction } from "../store.ts";
import type { DocumentTree } from "../tree.ts";
import type { DocumentDiff, RecordChange } from "./diff.ts";
import type { TrimmedDiff } from "./diff-on-top-of.ts";
import { mergeRecords } from "./merge-records.ts";

/**
 * Does a diff that may have been made on another state of the document. Property by property it changes only
 * what still is as the diff takes it to be, and it leaves out what the document's rules no longer allow: a
 * block whose container is gone, the removal of one that others have filled. Returns what it did.
 */
export function replayDiff(store: DocumentStore, catalog: BlockCatalog, diff: DocumentDiff): TrimmedDiff {
  let isWhole = true;
  const done = store.transact((transaction) => {
    const changes = new Map<string, RecordChange>();
    for (const id in diff) {
      const [from, to] = diff[id] ?? [null, null];
      const current = transaction.get(id) ?? null;
      const { record, clashes } = mergeRecords(from, to, current, "theirs");
      if (clashes) isWhole = false;
      if (record === current) continue;
      changes.set(id, [current, record]);
      write(transaction, id, record);
    }
    for (;;) {
      const problems = checkChanges(transaction, catalog, Object.fromEntries(changes));
      if (problems.length === 0) return;
      isWhole = false;
      if (takeOffMissingStyles(transaction, changes, problems)) continue;
      for (const id of blamed(transaction, changes, problems)) {
        write(transaction, id, changes.get(id)?.[0] ?? null);
        changes.delete(id);
      }
    }
  });
  return { diff: done, isWhole };
}

function write(transaction: Transaction, id: string, record: RecordChange[1]): void {
  if (record) transaction.put(record);
  else transaction.remove(id);
}

/** The changed records that problems come from: at least one, as long as something was changed. */
function blamed(tree: DocumentTree, changes: ReadonlyMap<string, RecordChange>, problems: readonly DocumentProblem[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const problem of problems) {
    const style = missingStyle(tree, problem);
    if (style !== null && changes.has(style)) {
      found.add(style);
      continue;
    }
    const id = changedAtOrAbove(tree, changes, String(problem.path[0]));
    if (id !== null) found.add(id);
    if (problem.code === "missing_token" && !changes.has(String(problem.path[0]))) {
      for (const [token, [before, after]] of changes) if (before?.type === "token" && !after) found.add(token);
    }
  }
  return found.size > 0 ? found : new Set(changes.keys());
}

/** Takes styles that others have deleted off the changed blocks: whatever else was changed of these stays. Whether there were any. */
function takeOffMissingStyles(transaction: Transaction, changes: Map<string, RecordChange>, problems: readonly DocumentProblem[]): boolean {
  let hasAny = false;
  for (const problem of problems) {
    const style = missingStyle(transaction, problem);
    const block = transaction.block(String(problem.path[0]));
    const before = block && changes.get(block.id);
    if (style === null || !before || changes.has(style)) continue;
    const { styleIds, ...bare } = block;
    const rest = styleIds?.filter((id) => transaction.get(id)?.type === "style") ?? [];
    const record = rest.length > 0 ? { ...bare, styleIds: rest } : bare;
    changes.set(block.id, [before[0], record]);
    transaction.put(record);
    hasAny = true;
  }
  return hasAny;
}

/** The style that a problem says is gone, as the block still names it: whoever took it away gives it back, and nothing else is lost. */
function missingStyle(tree: DocumentTree, { code, path }: DocumentProblem): string | null {
  if (code !== "missing_style") return null;
  return tree.block(String(path[0]))?.styleIds?.[Number(path[2])] ?? null;
}

/** The record itself or, when the change left it alone, the nearest one around it that was changed. */
function changedAtOrAbove(tree: DocumentTree, changes: ReadonlyMap<string, RecordChange>, id: string): string | null {
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !seen.has(at); at = tree.block(at)?.parentId) {
    if (changes.has(at)) return at;
    seen.add(at);
  }
  return null;
}
