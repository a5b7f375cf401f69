import type { PageContext } from "@vitrine/blocks";
import type { Language } from "@vitrine/document";
import { createContext, useContext } from "react";
import type { CanvasOptions, CanvasText } from "./canvas-app.ts";
import { FarSections } from "./far-sections.ts";

/** How often a block has been drawn afresh, and whether its elements are somebody else's for now. */
export interface Freeze {
  readonly isFrozen: boolean;
  readonly generation: number;
}

const THAWED: Freeze = { isFrozen: false, generation: 0 };
/** Pictures on the canvas are never fetched wider than this, in pixels. */
const WIDEST_IMAGE = 1600;

/** One page on the canvas: what its blocks share. */
export class CanvasSession {
  readonly text: CanvasText;
  readonly sections: CanvasOptions["sections"];
  readonly page: PageContext;
  readonly elements = new Map<string, HTMLElement>();
  readonly far = new FarSections();
  readonly #freezes = new Map<string, Freeze>();
  readonly #freezeListeners = new Map<string, Set<() => void>>();

  constructor({ editor, images, text, words, sections }: CanvasOptions) {
    this.text = text;
    this.sections = sections;
    this.page = {
      get language() {
        return editor.store.page().language;
      },
      image: ({ imageId, width, height }) => ({ src: images.address(imageId, Math.min(width, WIDEST_IMAGE)), width, height }),
      formAction: () => "#",
      get defaultHref() {
        return editor.store.page().defaultHref ?? "";
      },
      isEarly: () => false,
      isFirstImage: () => false,
      ownCode: () => undefined,
      words,
    };
  }

  freezeOf(blockId: string): Freeze {
    return this.#freezes.get(blockId) ?? THAWED;
  }

  setFrozen(blockId: string, isFrozen: boolean): void {
    const { isFrozen: wasFrozen, generation } = this.freezeOf(blockId);
    if (wasFrozen === isFrozen) return;
    this.#freezes.set(blockId, { isFrozen, generation: isFrozen ? generation : generation + 1 });
    for (const listener of [...(this.#freezeListeners.get(blockId) ?? [])]) listener();
  }

  subscribeFreeze(blockId: string, listener: () => void): () => void {
    const listeners = this.#freezeListeners.get(blockId) ?? new Set();
    this.#freezeListeners.set(blockId, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#freezeListeners.delete(blockId);
    };
  }

  remove(): void {
    this.far.stop();
    this.elements.clear();
  }
}

export const CanvasSessionContext = createContext<CanvasSession | null>(null);

export function useCanvasSession(): CanvasSession {
  const session = useContext(CanvasSessionContext);
  if (!session) throw new Error("this is drawn in the canvas only");
  return session;
}

/** The page's language, which blocks draw their own words in without having been changed. */
export const CanvasLanguage = createContext<Language | null>(null);

/** Has a block drawn again when its page speaks another language. */
export function usePageLanguage(): Language | null {
  return useContext(CanvasLanguage);
}
