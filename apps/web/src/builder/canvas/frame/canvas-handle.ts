import type { Box } from "../../drag/geometry.ts";

/**
 * The page on screen, for what surrounds it: outlines, dragging, typing. Its elements belong to the canvas's own
 * document; compare them by `nodeType` and the like, since `instanceof` knows only this window's classes.
 */
export interface CanvasHandle {
  readonly frame: HTMLIFrameElement;
  readonly document: Document;
  readonly window: Window;
  /** Screen pixels for one CSS pixel of the page. */
  readonly scale: number;
  /** A block's root element, or `null` while it is not drawn. */
  elementOf(blockId: string): HTMLElement | null;
  /** The element whose words are the prop, to type in. */
  editableOf(blockId: string, prop: string): HTMLElement | null;
  /** The block an element of the canvas belongs to. */
  blockAt(target: EventTarget | null): string | null;
  /**
   * While frozen, a block's elements are left alone, so that a text editor can own them. Thawing draws the block
   * afresh from its record, with new elements.
   */
  setFrozen(blockId: string, isFrozen: boolean): void;
  /** Calls back, at most once a frame, when something may have moved: scrolling, resizing, a change of the page. */
  subscribeLayout(listener: () => void): () => void;
  /** Says that something may have moved which the canvas cannot see by itself. */
  invalidateLayout(): void;
  /** A box of the canvas's viewport in pixels of the builder's viewport. */
  toScreen(box: Box): Box;
  /** A point of the builder's viewport in the canvas's viewport. */
  toCanvas(point: { readonly x: number; readonly y: number }): { x: number; y: number };
  /** Scrolls the block into view, if it is not. */
  reveal(blockId: string): void;
}
