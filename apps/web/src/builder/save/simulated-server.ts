import { blockCatalog } from "@vitrine/blocks";
import {
  applyDiff,
  type BlockRecord,
  DocumentStore,
  emptyDocument,
  type Operation,
  type PageDocument,
  runOperation,
  words,
} from "@vitrine/document";
import type { NextOperation, SaveOutcome, SaveRequest } from "../builder-props.ts";

function block(id: string, kind: string, parentId: string, slot: string, order: string, props: BlockRecord["props"]): BlockRecord {
  return { type: "block", id, kind, version: 1, parentId, slot, order, props, styles: {} };
}

/** A page with two sections and four headings. */
export function startDocument(): PageDocument {
  const empty = emptyDocument({ title: "Page", language: "pt" });
  const heading = (id: string, parent: string, order: string) =>
    block(id, "heading", parent, "content", order, { level: "h2", content: words("start") });
  const blocks = [
    block("first", "section", "page", "body", "a0", { tag: "section" }),
    block("second", "section", "page", "body", "a1", { tag: "section" }),
    heading("mine", "first", "a0"),
    heading("theirs", "first", "a1"),
    heading("shared", "first", "a2"),
    heading("doomed", "second", "a0"),
  ];
  return { ...empty, records: { ...empty.records, ...Object.fromEntries(blocks.map((each) => [each.id, each])) } };
}

/** For tests: a server that keeps the real rules: one version line, each operation id once, a diff only on the newest version. */
export class SimulatedServer {
  version = 1;
  /** The page is in the trash: nothing is saved until it is taken out of there. */
  isGone = false;
  store = new DocumentStore(startDocument());
  readonly done = new Map<string, number>();
  /** What was saved since the first version, in turn. */
  readonly operations: NextOperation[] = [];

  document(): PageDocument {
    return JSON.parse(JSON.stringify(this.store.toDocument())) as PageDocument;
  }

  save(request: SaveRequest): SaveOutcome {
    if (this.isGone) return { kind: "gone" };
    const wire = JSON.parse(JSON.stringify(request)) as SaveRequest;
    const done = this.done.get(wire.operationId);
    if (done !== undefined) return { kind: "saved", version: done };
    if (wire.baseVersion !== this.version) return { kind: "conflict", version: this.version, document: this.document() };
    const applied = applyDiff(this.store, blockCatalog, wire.diff);
    if (!applied.ok) return { kind: "refused", message: applied.problems[0]?.detail ?? "" };
    this.version++;
    this.done.set(wire.operationId, this.version);
    const changes = Object.fromEntries(Object.entries(applied.value).map(([id, [, after]]) => [id, after]));
    this.operations.push({ version: this.version, operationId: wire.operationId, changes });
    return { kind: "saved", version: this.version };
  }

  foreign(operation: Operation): void {
    const result = runOperation(this.store, blockCatalog, operation);
    if (result.ok && Object.keys(result.value).length > 0) this.version++;
  }
}
