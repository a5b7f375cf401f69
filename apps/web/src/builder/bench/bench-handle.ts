import type { PageDocument } from "@vitrine/document";

/** One block of the page to open: its kind, its words and what it holds, with nothing that only our own editor could read. */
export interface OutlineBlock {
  readonly id: string;
  readonly kind: string;
  /** What it says; of a list, its items. */
  readonly words: readonly string[];
  readonly inside: readonly OutlineBlock[];
}

/** One page, for our editor and for others. */
export interface BenchPage {
  readonly document: PageDocument;
  readonly outline: readonly OutlineBlock[];
}

/**
 * What `bench/editor/editor.ts` drives an editor with, on `window.editorBench` of its bench page: ours (`/bench.html`,
 * only in a build made with `VITE_BENCH` set) and others alike.
 */
export interface EditorHandle {
  /**
   * Opens the editor on a page; resolves when every block stands in its canvas and has been painted, with the
   * milliseconds until the first screen of it was.
   */
  open(page: BenchPage): Promise<number>;
  close(): Promise<void>;
  select(id: string): void;
  /** Replaces the words of a heading, as a finished text edit does. */
  setText(id: string, text: string): void;
  /** Of the selected block. */
  duplicate(): void;
  /** Of the selected block. */
  remove(): void;
  undo(): void;
  /** The document of the canvas. */
  canvas(): Document;
  /** Where a block stands in the canvas. */
  elementOf(id: string): Element | null;
  /** How many blocks stand in the canvas. */
  count(): number;
}

export interface EditorBenchWindow extends Window {
  editorBench?: EditorHandle;
}
