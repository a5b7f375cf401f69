import { blockCatalog } from "@vitrine/blocks";
import {
  type Breakpoint,
  type DocumentDiff,
  DocumentHistory,
  type DocumentRecord,
  DocumentStore,
  type HistoryMove,
  type HistorySteps,
  type Operation,
  type PageDocument,
  type Result,
  runOperation,
  type StyleState,
} from "@vitrine/document";

/** A frame that is being drawn on the page. */
export interface Marquee {
  /** In pixels of the page. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** What would be selected. */
  readonly ids: readonly string[];
}

/** What is being looked at and pointed at: everything about editing that is not the page itself. */
export interface EditorView {
  /** Chosen blocks, in the order they were chosen; the last one's panel is shown. The page itself is `page`. */
  readonly selection: readonly string[];
  readonly hoveredId: string | null;
  readonly breakpoint: Breakpoint;
  readonly state: StyleState;
  /** What is being framed with the pointer, to be chosen together. */
  readonly marquee: Marquee | null;
  /** Whether each press adds to the selection, or takes from it, as a finger without keys needs it. */
  readonly isPicking: boolean;
  /** The block whose words are being typed, and in which prop. */
  readonly editing: { readonly blockId: string; readonly prop: string } | null;
}

const START: EditorView = {
  selection: [],
  hoveredId: null,
  breakpoint: "base",
  state: "normal",
  marquee: null,
  isPicking: false,
  editing: null,
};

/**
 * One page being edited. The document is in `store`, and every change to it goes through `run`, `undo` or
 * `redo`, so that the history and the saver see each diff once.
 */
export class Editor {
  readonly store: DocumentStore;
  readonly #history: DocumentHistory;
  readonly #viewListeners = new Set<() => void>();
  readonly #changeListeners = new Set<(diff: DocumentDiff) => void>();
  readonly #partialListeners = new Set<() => void>();
  readonly #now: () => number;
  #view: EditorView = START;

  constructor(document: PageDocument, now: () => number = () => performance.now()) {
    this.store = new DocumentStore(document);
    this.#history = new DocumentHistory(this.store, blockCatalog);
    this.#now = now;
  }

  get view(): EditorView {
    return this.#view;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /**
   * Changes the page. Changes with one `key` within half a second are undone together (typing, dragging a
   * slider). A refused operation changes nothing and says why.
   */
  run(operation: Operation, key: string | null = null): Result<DocumentDiff> {
    const result = runOperation(this.store, blockCatalog, operation);
    if (result.ok) {
      this.#history.record(result.value, this.#now(), key);
      this.#changed(result.value);
    }
    return result;
  }

  /**
   * Changes a record as if it had been made so: what can be undone and done again has it too, and no step is added. Of a
   * record that is not in the page now, an undo or a redo brings it back changed. Returns whether the page took it.
   */
  amend(id: string, change: (record: DocumentRecord) => DocumentRecord): boolean {
    const current = this.store.get(id);
    const next = current && change(current);
    if (next && next !== current) {
      const result = runOperation(this.store, blockCatalog, (transaction) => transaction.put(next));
      if (!result.ok) return false;
      this.#history.amend(id, change);
      this.#changed(result.value);
    } else this.#history.amend(id, change);
    return true;
  }

  /** Takes back the last change made here; what others changed since stays. */
  undo(): void {
    if (this.canUndo) this.#moved(this.#history.undo());
  }

  redo(): void {
    if (this.canRedo) this.#moved(this.#history.redo());
  }

  /** A change that was made elsewhere (a merged save): shown, but not ours to undo or to save. */
  applyForeign(diff: DocumentDiff): void {
    this.#history.applyForeign(diff);
    this.#dropMissing();
    this.#tellView();
  }

  /** What can be undone and done again here. */
  get steps(): HistorySteps {
    return this.#history.steps;
  }

  /** Makes steps of an earlier visit, which fit the page, ones of this. */
  adoptSteps(steps: HistorySteps): void {
    this.#history.adopt(steps);
    this.#tellView();
  }

  look(change: Partial<EditorView>): void {
    this.#view = { ...this.#view, ...change };
    this.#tellView();
  }

  select(...ids: readonly string[]): void {
    this.look({ selection: ids, editing: null });
  }

  /** Calls back when selection, breakpoint, hover, editing or what can be undone has changed. */
  subscribeView(listener: () => void): () => void {
    this.#viewListeners.add(listener);
    return () => this.#viewListeners.delete(listener);
  }

  /** Calls back with every change made here, for saving. */
  subscribeChanges(listener: (diff: DocumentDiff) => void): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }

  /** Calls back when an undo or a redo left something as it is, because it was changed elsewhere since. */
  subscribePartialMoves(listener: () => void): () => void {
    this.#partialListeners.add(listener);
    return () => this.#partialListeners.delete(listener);
  }

  #moved(move: HistoryMove | null): void {
    if (move) this.#changed(move.diff);
    else this.#tellView();
    if (!move || move.isPartial) for (const listener of [...this.#partialListeners]) listener();
  }

  #changed(diff: DocumentDiff): void {
    this.#dropMissing();
    for (const listener of [...this.#changeListeners]) listener(diff);
    this.#tellView();
  }

  #tellView(): void {
    for (const listener of [...this.#viewListeners]) listener();
  }

  #dropMissing(): void {
    const { selection, editing, hoveredId } = this.#view;
    const isThere = (id: string): boolean => this.store.get(id) !== undefined;
    if (selection.every(isThere) && (!editing || isThere(editing.blockId)) && (!hoveredId || isThere(hoveredId))) return;
    this.look({
      selection: selection.filter(isThere),
      editing: editing && isThere(editing.blockId) ? editing : null,
      hoveredId: hoveredId && isThere(hoveredId) ? hoveredId : null,
    });
  }
}
