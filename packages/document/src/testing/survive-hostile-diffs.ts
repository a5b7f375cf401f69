import { expect } from "vitest";
import type { BlockCatalog } from "../catalog.ts";
import { applyDiff, readDiff } from "../changes/apply-diff.ts";
import { type DocumentDiff, reverseDiff } from "../changes/diff.ts";
import { diffOnTopOf } from "../changes/diff-on-top-of.ts";
import { replayDiff } from "../changes/replay-diff.ts";
import { sameJson } from "../changes/same-json.ts";
import type { PageDocument } from "../document.ts";
import { readDocument } from "../reading/read-document.ts";
import { DocumentStore } from "../store.ts";
import { hostileDiff } from "./hostile-diffs.ts";

/** Merging is looked at for every eighth change that is accepted: it costs several times what the change itself does. */
const MERGED = 8;

/** Reads a document as it comes back from where it was written. */
function expectReadable(store: DocumentStore, catalog: BlockCatalog, because: () => string): void {
  const document: unknown = JSON.parse(JSON.stringify(store.toDocument()));
  const read = readDocument(document, catalog);
  if (!read.ok) expect.fail(`${read.problems[0]?.code} ${read.problems[0]?.path.join(".")} after ${because()}`);
  if (!sameJson(read.value, document)) expect.fail(`what was read is not what was kept, after ${because()}`);
}

/**
 * Sends a document as many diffs that no editor would make as `count` says, each from a seed of its own. What is
 * accepted must be read back the same, be undone, and stand beside another such change; what is refused must
 * leave no trace. Returns how many were accepted.
 */
export function surviveHostileDiffs(document: PageDocument, catalog: BlockCatalog, count: number): number {
  const store = new DocumentStore(document);
  let earlier: DocumentDiff = {};
  let accepted = 0;
  for (let seed = 0; seed < count; seed++) {
    const sent = hostileDiff(seed, document, catalog);
    const because = () => `seed ${seed}: ${JSON.stringify(sent).slice(0, 2_000)}`;
    const diff = readDiff(sent);
    if (!diff.ok) continue;
    const applied = applyDiff(store, catalog, diff.value);
    if (applied.ok) {
      accepted += 1;
      expectReadable(store, catalog, because);
      if (accepted % MERGED === 0) expectMergeable(document, catalog, [earlier, applied.value], because);
      earlier = applied.value;
      if (!applyDiff(store, catalog, reverseDiff(applied.value)).ok) expect.fail(`it cannot be undone: ${because()}`);
    }
    if (!sameJson(store.toDocument(), document)) expect.fail(`it left a trace: ${because()}`);
  }
  expect(store.bytes).toBe(new DocumentStore(document).bytes);
  return accepted;
}

/** Two changes of one document, the one on top of the other in either way there is. */
function expectMergeable(
  document: PageDocument,
  catalog: BlockCatalog,
  [mine, theirs]: readonly [DocumentDiff, DocumentDiff],
  because: () => string,
): void {
  for (const trimmed of [mine, diffOnTopOf(mine, theirs).diff]) {
    const store = new DocumentStore(document);
    store.apply(theirs);
    replayDiff(store, catalog, trimmed);
    expectReadable(store, catalog, () => `${because()} below ${JSON.stringify(mine).slice(0, 2_000)}`);
  }
}
