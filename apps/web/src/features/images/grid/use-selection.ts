import { useState } from "react";

export interface Selection {
  readonly ids: ReadonlySet<string>;
  has(id: string): boolean;
  /** Chooses one more, or takes it off again; with `isRange`, all from the one before to it. */
  toggle(id: string, isRange: boolean): void;
  all(): void;
  clear(): void;
}

/** What is chosen of a list; what is no longer in it is not chosen any more. */
export function useSelection(order: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const ids = new Set(order.filter((id) => chosen.has(id)));
  return {
    ids,
    has: (id) => ids.has(id),
    toggle(id, isRange) {
      const [from, to] = [last === null ? -1 : order.indexOf(last), order.indexOf(id)];
      const next = new Set(ids);
      if (isRange && from >= 0) for (const each of order.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each);
      else if (next.has(id)) next.delete(id);
      else next.add(id);
      setChosen(next);
      setLast(id);
    },
    all: () => setChosen(new Set(order)),
    clear: () => setChosen(new Set()),
  };
}
