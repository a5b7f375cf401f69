import type { PageContext } from "@vitrine/blocks";
import type { DocumentRecord, DocumentStore, Language } from "@vitrine/document";
import { createContext, useContext } from "react";
import type { CanvasOptions, CanvasText } from "./canvas-app.ts";
import { FarSections } from "./far-sections.ts";

/** How often a block has been drawn afresh, and whether its elements are somebody else's for now. */
export interface Freeze {
  readonly isFrozen: boolean;
  readonly generation: number;
  /** What the block was when it was last asked for. */
  readonly record?: DocumentRecord | undefined;
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
  /** What draws each block again, of a page that has thousands: its record and its freeze have one. */
  readonly #redraws = new Map<string, () => void>();

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
    this.#redraws.get(blockId)?.();
  }

  /** Calls back when a block has to be drawn again, for whatever reason. */
  subscribe(store: DocumentStore, blockId: string, redraw: () => void): () => void {
    const leave = store.subscribe(blockId, redraw);
    this.#redraws.set(blockId, redraw);
    return () => {
      leave();
      if (this.#redraws.get(blockId) === redraw) this.#redraws.delete(blockId);
    };
  }

  /** The same value for as long as a block need not be drawn again: its record, or what became of one that was frozen. */
  drawnFrom(store: DocumentStore, blockId: string): DocumentRecord | Freeze | undefined {
    const record = store.get(blockId);
    const freeze = this.#freezes.get(blockId);
    if (!freeze) return record;
    if (freeze.isFrozen || freeze.record === record) return freeze;
    const next = { ...freeze, record };
    this.#freezes.set(blockId, next);
    return next;
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
