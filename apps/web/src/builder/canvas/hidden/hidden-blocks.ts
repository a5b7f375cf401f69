import { BREAKPOINTS, type Breakpoint, type DocumentDiff, type DocumentRecord } from "@vitrine/document";
import type { Editor } from "../../editor/editor.ts";

/** How many blocks are hidden at each width. The page is gone through once; from then on each change is. */
export class HiddenBlocks {
  readonly #counts: Record<Breakpoint, number> = { base: 0, tablet: 0, mobile: 0 };
  readonly #listeners = new Set<() => void>();
  readonly #editor: Editor;
  #unsubscribe: (() => void) | null = null;

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  at(breakpoint: Breakpoint): number {
    return this.#counts[breakpoint];
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (!this.#unsubscribe) this.#begin();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#unsubscribe?.();
      this.#unsubscribe = null;
    };
  }

  #begin(): void {
    for (const breakpoint of BREAKPOINTS) this.#counts[breakpoint] = 0;
    for (const record of this.#editor.store.records()) this.#count(record, 1);
    this.#unsubscribe = this.#editor.store.subscribeAll((diff) => this.#follow(diff));
    for (const listener of [...this.#listeners]) listener();
  }

  #follow(diff: DocumentDiff): void {
    for (const id in diff) {
      const [before, after] = diff[id] ?? [null, null];
      this.#count(before, -1);
      this.#count(after, 1);
    }
    for (const listener of [...this.#listeners]) listener();
  }

  #count(record: DocumentRecord | null, by: 1 | -1): void {
    if (record?.type !== "block") return;
    for (const breakpoint of new Set(record.hiddenAt)) this.#counts[breakpoint] += by;
  }
}
