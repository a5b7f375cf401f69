import { type DocumentDiff, isEmptyDiff, type RecordChange, reverseDiff } from "./changes/diff.ts";
import { DOCUMENT_SCHEMA, type PageDocument } from "./document.ts";
import { PAGE_ID } from "./ids.ts";
import { compareOrder } from "./order.ts";
import { jsonBytes } from "./reading/json-bytes.ts";
import type { BlockRecord, DocumentRecord, PageRecord, StyleRecord, TokenRecord } from "./records.ts";
import { StyleWearers } from "./style/style-wearers.ts";
import type { DocumentTree } from "./tree.ts";

type Listener = () => void;

/** What an operation may do to a document; everything it does ends up in one diff. */
export interface Transaction extends DocumentTree {
  put(record: DocumentRecord): void;
  remove(id: string): void;
}

/** The child lists of one parent, by slot. Lists are replaced, never changed in place, so that readers may compare them. */
type Slots = Map<string, readonly BlockRecord[]>;

/**
 * A page document in memory, made for editing: a change costs in proportion to what it touches, not to the
 * page. Every change goes through `transact`, which yields a reversible diff and tells exactly the listeners
 * of what changed.
 */
export class DocumentStore implements DocumentTree {
  readonly #records = new Map<string, DocumentRecord>();
  readonly #children = new Map<string, Slots>();
  readonly #tokenIds = new Set<string>();
  readonly #styleIds = new Set<string>();
  readonly #wearers = new StyleWearers();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #anyListeners = new Set<(diff: DocumentDiff) => void>();
  #tokens: readonly TokenRecord[] | null = null;
  #namedStyles: readonly StyleRecord[] | null = null;
  #bytes: number | null = null;
  #changes: Map<string, RecordChange> | null = null;

  constructor(document: PageDocument) {
    const lists = new Map<string, Map<string, BlockRecord[]>>();
    for (const id in document.records) {
      const record = document.records[id];
      if (!record) continue;
      this.#records.set(id, record);
      if (record.type === "token") this.#tokenIds.add(id);
      if (record.type === "style") this.#styleIds.add(id);
      if (record.type !== "block") continue;
      this.#wearers.add(record);
      const slots = lists.get(record.parentId) ?? new Map<string, BlockRecord[]>();
      lists.set(record.parentId, slots);
      const siblings = slots.get(record.slot);
      if (siblings) siblings.push(record);
      else slots.set(record.slot, [record]);
    }
    for (const [parentId, slots] of lists) {
      for (const siblings of slots.values()) siblings.sort(compareOrder);
      this.#children.set(parentId, slots);
    }
  }

  get size(): number {
    return this.#records.size;
  }

  /** Bytes of all records as JSON in UTF-8. The first look counts the whole document, from then on each change is. */
  get bytes(): number {
    if (this.#bytes === null) {
      this.#bytes = BRACES;
      for (const record of this.#records.values()) this.#bytes += entryBytes(record);
    }
    return this.#bytes;
  }

  get(id: string): DocumentRecord | undefined {
    return this.#records.get(id);
  }

  block(id: string): BlockRecord | undefined {
    const record = this.#records.get(id);
    return record?.type === "block" ? record : undefined;
  }

  page(): PageRecord {
    const record = this.#records.get(PAGE_ID);
    if (record?.type !== "page") throw new Error("the document has no page record");
    return record;
  }

  children(parentId: string, slot: string): readonly BlockRecord[] {
    return this.#children.get(parentId)?.get(slot) ?? NONE;
  }

  allChildren(parentId: string): readonly BlockRecord[] {
    const slots = this.#children.get(parentId);
    if (!slots) return NONE;
    const all: BlockRecord[] = [];
    for (const siblings of slots.values()) all.push(...siblings);
    return all;
  }

  records(): Iterable<DocumentRecord> {
    return this.#records.values();
  }

  tokens(): readonly TokenRecord[] {
    this.#tokens ??= [...this.#tokenIds]
      .map((id) => this.#records.get(id))
      .filter((record) => record?.type === "token")
      .sort(compareOrder);
    return this.#tokens;
  }

  namedStyles(): readonly StyleRecord[] {
    this.#namedStyles ??= [...this.#styleIds]
      .map((id) => this.#records.get(id))
      .filter((record) => record?.type === "style")
      .sort(compareOrder);
    return this.#namedStyles;
  }

  blocksWith(styleId: string): ReadonlySet<string> {
    return this.#wearers.of(styleId);
  }

  /** The whole document as a plain value, for saving and for publishing. */
  toDocument(): PageDocument {
    return { schema: DOCUMENT_SCHEMA, records: Object.fromEntries(this.#records) };
  }

  /**
   * Runs `change` and returns what it did. When it throws, everything it did is taken back first.
   * Transactions do not nest.
   */
  transact(change: (transaction: Transaction) => void): DocumentDiff {
    if (this.#changes) throw new Error("transactions do not nest");
    const changes = new Map<string, RecordChange>();
    this.#changes = changes;
    const transaction: Transaction = {
      get: (id) => this.get(id),
      block: (id) => this.block(id),
      page: () => this.page(),
      children: (parentId, slot) => this.children(parentId, slot),
      allChildren: (parentId) => this.allChildren(parentId),
      records: () => this.records(),
      tokens: () => this.tokens(),
      namedStyles: () => this.namedStyles(),
      blocksWith: (styleId) => this.blocksWith(styleId),
      put: (record) => this.#write(record.id, record),
      remove: (id) => this.#write(id, null),
    };
    try {
      change(transaction);
    } catch (error) {
      for (const [id, [before]] of changes) this.#set(id, before);
      throw error;
    } finally {
      this.#changes = null;
    }
    const diff: Record<string, RecordChange> = {};
    for (const [id, recorded] of changes) if (recorded[0] !== recorded[1]) diff[id] = recorded;
    this.#tell(diff);
    return diff;
  }

  /** Applies a diff made elsewhere (undo, another person's save). It is not checked: see `applyDiff`. */
  apply(diff: DocumentDiff): void {
    for (const id in diff) {
      const change = diff[id];
      if (change) this.#set(id, change[1]);
    }
    this.#tell(diff);
  }

  undo(diff: DocumentDiff): void {
    this.apply(reverseDiff(diff));
  }

  /** Calls back when the record, or the list of its children, has changed. */
  subscribe(id: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(id);
    };
  }

  /** Calls back with every diff. */
  subscribeAll(listener: (diff: DocumentDiff) => void): () => void {
    this.#anyListeners.add(listener);
    return () => this.#anyListeners.delete(listener);
  }

  #write(id: string, record: DocumentRecord | null): void {
    const changes = this.#changes;
    if (!changes) throw new Error("the transaction has ended");
    const earlier = changes.get(id);
    const before = earlier ? earlier[0] : (this.#records.get(id) ?? null);
    changes.set(id, [before, record]);
    this.#set(id, record);
  }

  #set(id: string, record: DocumentRecord | null): void {
    const before = this.#records.get(id);
    if (this.#bytes !== null) this.#bytes += (record ? entryBytes(record) : 0) - (before ? entryBytes(before) : 0);
    if (before?.type === "block") this.#unlink(before);
    if (before?.type === "token" || record?.type === "token") this.#tokens = null;
    if (before?.type === "style" || record?.type === "style") this.#namedStyles = null;
    if (record) {
      this.#records.set(id, record);
      if (record.type === "block") this.#link(record);
      if (record.type === "token") this.#tokenIds.add(id);
      if (record.type === "style") this.#styleIds.add(id);
    } else {
      this.#records.delete(id);
      this.#tokenIds.delete(id);
      this.#styleIds.delete(id);
    }
  }

  #link(block: BlockRecord): void {
    this.#wearers.add(block);
    const slots: Slots = this.#children.get(block.parentId) ?? new Map();
    this.#children.set(block.parentId, slots);
    const siblings = slots.get(block.slot) ?? NONE;
    let low = 0;
    let high = siblings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = siblings[middle];
      if (other && compareOrder(other, block) < 0) low = middle + 1;
      else high = middle;
    }
    slots.set(block.slot, [...siblings.slice(0, low), block, ...siblings.slice(low)]);
  }

  #unlink(block: BlockRecord): void {
    this.#wearers.remove(block);
    const slots = this.#children.get(block.parentId);
    const siblings = slots?.get(block.slot);
    if (!slots || !siblings) return;
    const rest = siblings.filter((other) => other.id !== block.id);
    if (rest.length > 0) slots.set(block.slot, rest);
    else slots.delete(block.slot);
    if (slots.size === 0) this.#children.delete(block.parentId);
  }

  #tell(diff: DocumentDiff): void {
    if (isEmptyDiff(diff)) return;
    const touched = new Set<string>();
    for (const id in diff) {
      touched.add(id);
      for (const record of diff[id] ?? []) if (record?.type === "block") touched.add(record.parentId);
    }
    for (const id of touched) for (const listener of [...(this.#listeners.get(id) ?? [])]) listener();
    for (const listener of [...this.#anyListeners]) listener(diff);
  }
}

/** Around all entries, less the comma that the last one has not. */
const BRACES = 1;

/** A record with its id, two quotes, a colon and a comma. */
function entryBytes(record: DocumentRecord): number {
  return jsonBytes(record) + record.id.length + 4;
}

const NONE: readonly BlockRecord[] = Object.freeze([]);
