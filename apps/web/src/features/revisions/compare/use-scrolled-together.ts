import { useCallback, useRef } from "react";
import { blockElement } from "./marked-page.ts";

/** Pages that are shown side by side, by their place. */
export interface ScrolledTogether {
  /** To be called with each page once it is there; returns how to let go of it. */
  hold(place: number, shown: Document): () => void;
  /** Brings a block into sight in every page that has it. */
  show(id: string): void;
}

/** Scrolls pages of different lengths together: as far as one is scrolled of its length, so far is the other. */
export function useScrolledTogether(): ScrolledTogether {
  const pages = useRef(new Map<number, Document>());
  /** Where a page was scrolled to by this hook: what it tells of that is no wish of anybody's. */
  const told = useRef(new Map<Document, number>());
  const scroll = useCallback((shown: Document, top: number): void => {
    const root = shown.documentElement;
    root.scrollTop = top;
    told.current.set(shown, root.scrollTop);
  }, []);
  const hold = useCallback(
    (place: number, shown: Document) => {
      pages.current.set(place, shown);
      const follow = (): void => {
        const { scrollTop, scrollHeight, clientHeight } = shown.documentElement;
        const ours = told.current.get(shown);
        if (ours !== undefined && Math.abs(ours - scrollTop) < 2) return;
        told.current.delete(shown);
        const share = scrollTop / Math.max(1, scrollHeight - clientHeight);
        for (const other of pages.current.values()) {
          if (other === shown) continue;
          const { scrollHeight: height, clientHeight: sight } = other.documentElement;
          scroll(other, share * Math.max(0, height - sight));
        }
      };
      shown.addEventListener("scroll", follow, { passive: true });
      return () => {
        shown.removeEventListener("scroll", follow);
        if (pages.current.get(place) === shown) pages.current.delete(place);
      };
    },
    [scroll],
  );
  const show = useCallback(
    (id: string): void => {
      for (const shown of pages.current.values()) {
        const element = blockElement(shown, id);
        if (!element) continue;
        const { top, height } = element.getBoundingClientRect();
        const { scrollTop, clientHeight } = shown.documentElement;
        scroll(shown, scrollTop + top - Math.max(24, (clientHeight - height) / 2));
      }
    },
    [scroll],
  );
  return { hold, show };
}
