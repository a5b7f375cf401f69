import type { Box } from "../../drag/geometry.ts";
import type { CanvasWindow, DrawnPage } from "../page/canvas-app.ts";
import type { CanvasHandle } from "./canvas-handle.ts";
import { BLOCK_MARK, EDIT_MARK } from "./canvas-marks.ts";
import { LayoutWatch } from "./layout-watch.ts";

/** The canvas in its frame. */
export class FrameCanvas implements CanvasHandle {
  readonly frame: HTMLIFrameElement;
  readonly document: Document;
  readonly window: CanvasWindow;
  readonly #page: DrawnPage;
  readonly #layout: LayoutWatch;

  constructor(frame: HTMLIFrameElement, window: CanvasWindow, page: DrawnPage) {
    this.frame = frame;
    this.window = window;
    this.document = window.document;
    this.#page = page;
    this.#layout = new LayoutWatch(window);
  }

  get scale(): number {
    const width = this.frame.offsetWidth;
    return width > 0 ? this.frame.getBoundingClientRect().width / width : 1;
  }

  elementOf(blockId: string): HTMLElement | null {
    const element = this.#page.elements.get(blockId) ?? null;
    // One that has no box of its own is seen as what it shows.
    return (element?.classList.contains("v-synced") && (element.firstElementChild as HTMLElement | null)) || element;
  }

  editableOf(blockId: string, prop: string): HTMLElement | null {
    const root = this.elementOf(blockId);
    if (!root) return null;
    const selector = `[${EDIT_MARK}="${CSS.escape(prop)}"]`;
    if (root.matches(selector)) return root;
    for (const found of root.querySelectorAll<HTMLElement>(selector)) if (this.blockAt(found) === blockId) return found;
    return null;
  }

  blockAt(target: EventTarget | null): string | null {
    const node = target as Node | null;
    const element =
      node?.nodeType === Node.TEXT_NODE ? node.parentElement : node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : null;
    return element?.closest(`[${BLOCK_MARK}]`)?.getAttribute(BLOCK_MARK) ?? null;
  }

  setFrozen(blockId: string, isFrozen: boolean): void {
    this.#page.setFrozen(blockId, isFrozen);
    this.invalidateLayout();
  }

  subscribeLayout(listener: () => void): () => void {
    return this.#layout.subscribe(listener);
  }

  invalidateLayout(): void {
    this.#layout.invalidate();
  }

  toScreen({ x, y, width, height }: Box): Box {
    const { left, top } = this.frame.getBoundingClientRect();
    const { scale } = this;
    return { x: left + x * scale, y: top + y * scale, width: width * scale, height: height * scale };
  }

  toCanvas({ x, y }: { readonly x: number; readonly y: number }): { x: number; y: number } {
    const { left, top } = this.frame.getBoundingClientRect();
    const { scale } = this;
    return { x: (x - left) / scale, y: (y - top) / scale };
  }

  reveal(blockId: string): void {
    const element = this.elementOf(blockId);
    if (!element) return;
    const { top, bottom } = element.getBoundingClientRect();
    const height = this.window.innerHeight;
    if (bottom > 0 && top < height && (top >= 0 || bottom <= height || bottom - top > height)) return;
    element.scrollIntoView({ block: bottom - top > height ? "start" : "center", behavior: "instant" });
  }

  /** Takes the page down; the handle is of no use afterwards. */
  remove(): void {
    this.#layout.stop();
    this.#page.remove();
  }
}
