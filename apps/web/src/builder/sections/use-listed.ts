import { useCallback, useEffect, useRef, useState } from "react";

interface Part<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

export interface Listed<Item> {
  /** Null until it is there. */
  readonly items: readonly Item[] | null;
  readonly hasMore: boolean;
  /** Why it did not come, in words for the person; null while it may. */
  readonly failure: string | null;
  /** Asks for the next part. */
  more(): void;
  retry(): void;
  /** Reads as much as is shown again; where that cannot be, what is there stays. */
  refresh(): void;
}

/**
 * A list that comes a part at a time, and is kept true as far as it is shown.
 * @param list fetches a part; a list of its own begins where it becomes another.
 */
export function useListed<Item>(list: (cursor: string | null) => Promise<Part<Item>>): Listed<Item> {
  const [shown, setShown] = useState<Part<Item> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = useRef(0);
  const wanted = useRef(1);
  const load = useCallback(
    async (isQuiet: boolean): Promise<void> => {
      run.current += 1;
      const own = run.current;
      try {
        const items: Item[] = [];
        let cursor: string | null = null;
        do {
          const part: Part<Item> = await list(cursor);
          items.push(...part.items);
          cursor = part.nextCursor;
        } while (own === run.current && cursor !== null && items.length < wanted.current);
        if (own !== run.current) return;
        setFailure(null);
        setShown({ items, nextCursor: cursor });
      } catch (error) {
        if (own === run.current && !isQuiet) setFailure(error instanceof Error ? error.message : "");
      }
    },
    [list],
  );
  useEffect(() => {
    wanted.current = 1;
    void load(false);
    return () => {
      run.current += 1;
    };
  }, [load]);
  return {
    items: shown?.items ?? null,
    hasMore: shown !== null && shown.nextCursor !== null,
    failure,
    more: () => {
      wanted.current = (shown?.items.length ?? 0) + 1;
      void load(false);
    },
    retry: () => void load(false),
    refresh: () => {
      wanted.current = Math.max(wanted.current, shown?.items.length ?? 0);
      void load(shown !== null);
    },
  };
}
