import { useCallback, useEffect, useRef, useState } from "react";
import type { SectionCard, SectionPage } from "./block-library.ts";

/** What of a list of sections is there. */
export interface Shelf {
  readonly items: readonly SectionCard[];
  readonly nextCursor: string | null;
  readonly state: "loading" | "ready" | "failed";
  /** Why it failed, in words for the person; empty where nobody said. */
  readonly message: string;
}

const EMPTY: Shelf = { items: [], nextCursor: null, state: "loading", message: "" };

/** A list that comes a page at a time. Fetches the first by itself, and again whenever `fetchPage` is another function. */
export function useShelf(fetchPage: (cursor: string | null) => Promise<SectionPage>): Shelf & {
  /** Fetches what comes next, or tries again what failed. */
  more(): void;
  drop(card: SectionCard): void;
} {
  const [shelf, setShelf] = useState(EMPTY);
  /** Answers of an earlier list come too late. */
  const run = useRef(0);
  const load = useCallback(
    async (before: readonly SectionCard[], cursor: string | null): Promise<void> => {
      const own = ++run.current;
      setShelf({ items: before, nextCursor: cursor, state: "loading", message: "" });
      try {
        const { items, nextCursor } = await fetchPage(cursor);
        if (own === run.current) setShelf({ items: [...before, ...items], nextCursor, state: "ready", message: "" });
      } catch (error) {
        const message = error instanceof Error ? error.message : "";
        if (own === run.current) setShelf({ items: before, nextCursor: cursor, state: "failed", message });
      }
    },
    [fetchPage],
  );
  useEffect(() => {
    void load([], null);
    return () => {
      run.current++;
    };
  }, [load]);
  return {
    ...shelf,
    more: () => void load(shelf.items, shelf.nextCursor),
    drop: (card) => setShelf((last) => ({ ...last, items: last.items.filter(({ id }) => id !== card.id) })),
  };
}
