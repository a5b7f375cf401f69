import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import type { WordPlace } from "./block-words.ts";
import { wordsOnCanvas } from "./words-on-canvas.ts";

const FOUND = "vitrine-found";
const CURRENT = "vitrine-found-current";
const LOOKS = `::highlight(${FOUND}){background:#bfe6ea;color:#14202b}
::highlight(${CURRENT}){background:#0b6e7a;color:#fff}`;

/** Pixels of the page between what lies over it and a found word that would be under it. */
const AIR = 12;

/** What lies over the canvas from its top, in pixels of the canvas's viewport. */
export interface Cover {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Marks found words on the page as a browser marks what it finds: no element changes. What its browser cannot mark stays
 * as it is, and everything else goes on.
 */
export class FoundMarks {
  readonly #canvas: CanvasHandle;
  readonly #view: Window & typeof globalThis;
  readonly #looks: CSSStyleSheet;
  readonly #cover: () => Cover | null;
  #current: Range | null = null;
  /** Pixels that the page has moved down, where it could not be scrolled far enough. */
  #moved = 0;

  /** @param cover what lies over the canvas by now, such as the box that words are typed in */
  constructor(canvas: CanvasHandle, cover: () => Cover | null) {
    this.#canvas = canvas;
    this.#cover = cover;
    this.#view = canvas.window as Window & typeof globalThis;
    // A document takes sheets of its own window only.
    this.#looks = new this.#view.CSSStyleSheet();
    this.#looks.replaceSync(LOOKS);
    const { document } = canvas;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#looks];
  }

  /**
   * Marks places, one of them as the current one, instead of those before.
   * @returns how many of them are nowhere to be seen: hidden, folded away, or no words of the page's face
   */
  show(places: readonly WordPlace[], current: WordPlace | undefined): number {
    const marked: Range[] = [];
    this.#current = null;
    let unseen = 0;
    for (const own of byBlock(places)) {
      const root = this.#canvas.elementOf(own[0]?.blockId ?? "");
      const ranges = root ? wordsOnCanvas(root, own) : [];
      for (const [at, place] of own.entries()) {
        const range = ranges[at];
        if (!range?.startContainer.parentElement?.checkVisibility()) unseen += 1;
        else if (place === current) this.#current = range;
        else marked.push(range);
      }
    }
    this.#mark(FOUND, marked);
    this.#mark(CURRENT, this.#current ? [this.#current] : []);
    return unseen;
  }

  /**
   * Scrolls the current one into view, if it is not: a block may be taller than the screen. At the start of the page, where
   * nothing is left to scroll, the page makes room for what lies over it until the marks are removed.
   */
  reveal(): void {
    if (!this.#current) return;
    const { top, bottom, left, right } = this.#current.getBoundingClientRect();
    const cover = this.#cover();
    const from = cover && left < cover.right && right > cover.left ? Math.max(0, cover.bottom) + AIR : 0;
    const { innerHeight: height } = this.#view;
    if (top >= from && bottom <= height) return;
    this.#view.scrollBy({ top: (top + bottom - from - height) / 2, behavior: "instant" });
    const under = from - this.#current.getBoundingClientRect().top;
    if (under <= 0) return;
    this.#moved += under;
    this.#looks.replaceSync(`${LOOKS}\nhtml{padding-top:${this.#moved}px}`);
    this.#canvas.invalidateLayout();
  }

  remove(): void {
    const { document } = this.#canvas;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#looks);
    this.#mark(FOUND, []);
    this.#mark(CURRENT, []);
    this.#canvas.invalidateLayout();
  }

  #mark(name: string, ranges: readonly Range[]): void {
    const { highlights } = this.#view.CSS;
    if (!highlights) return;
    if (ranges.length === 0) highlights.delete(name);
    else highlights.set(name, new this.#view.Highlight(...ranges));
  }
}

/** Places as they come, those of one block together. */
function byBlock(places: readonly WordPlace[]): WordPlace[][] {
  const groups: WordPlace[][] = [];
  for (const place of places) {
    const last = groups.at(-1);
    if (last?.[0]?.blockId === place.blockId) last.push(place);
    else groups.push([place]);
  }
  return groups;
}
