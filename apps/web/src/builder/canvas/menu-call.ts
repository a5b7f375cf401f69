import type { Point } from "../drag/geometry.ts";

/** Where a menu is wanted. */
export interface MenuWish {
  /** In pixels of the builder's viewport; null for the chosen block itself, as keys mean it. */
  readonly point: Point | null;
  /** Has the keyboard once the menu is closed; the canvas where it is null. */
  readonly from: HTMLElement | null;
}

/** Asks for the menu of the chosen blocks, from wherever they were chosen; the canvas shows it, once its code is there. */
export class MenuCall {
  #listener: ((wish: MenuWish | MouseEvent) => void) | null = null;
  #unheard: MenuWish | MouseEvent | null = null;

  ask(point: Point | null, from: HTMLElement | null = null): void {
    this.tell({ point, from });
  }

  /** Takes a press on the page for what it says: it may come before anybody can tell. */
  tell(wish: MenuWish | MouseEvent): void {
    if (this.#listener) this.#listener(wish);
    else this.#unheard = wish;
  }

  /** Has whoever shows the menu told of each wish, and of the last one that nobody heard. */
  subscribe(listener: (wish: MenuWish | MouseEvent) => void): () => void {
    this.#listener = listener;
    const unheard = this.#unheard;
    this.#unheard = null;
    if (unheard) listener(unheard);
    return () => {
      this.#listener = null;
    };
  }
}

/**
 * Whether a menu was asked for by the menu key, or Shift and F10: it is for what is chosen, not for what is pointed at.
 * Browsers tell by the button, which is none of the mouse's; a Mac's second click is the first button with Control.
 */
export function isAskedByKey(event: MouseEvent): boolean {
  const { pointerType = "" } = event as Partial<PointerEvent>;
  return event.button !== 2 && !event.ctrlKey && pointerType !== "touch" && pointerType !== "pen";
}
