import type { PageDocument, StyleProperty, StyleValue } from "@vitrine/document";

/**
 * What `bench/editor/editor.ts` drives the builder with, on `window.vitrineBench` of `/bench.html`. The page and the
 * handle exist only in a build made with `VITE_BENCH` set.
 */
export interface BenchHandle {
  /** Opens the builder on a page; resolves when every block stands in the canvas and has been painted. */
  open(document: PageDocument): Promise<void>;
  close(): Promise<void>;
  select(blockId: string): void;
  /** Replaces the words of a prop, as typing does. */
  setText(blockId: string, prop: string, text: string): void;
  setStyle(blockId: string, property: StyleProperty, value: StyleValue): void;
  undo(): void;
  /** Two frames of the canvas: what has been changed before is on the screen afterwards. */
  painted(): Promise<void>;
}

export interface BenchWindow extends Window {
  vitrineBench?: BenchHandle;
}
