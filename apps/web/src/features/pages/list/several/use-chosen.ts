import { PAGES_AT_ONCE, type Page } from "@vitrine/contract";
import { useState } from "react";

/** The pages that are chosen to do something with them at once. */
export interface Chosen {
  /** Those of them that are in the list. */
  readonly pages: readonly Page[];
  has(id: string): boolean;
  /** Whether one more cannot be chosen. */
  readonly isFull: boolean;
  toggle(id: string): void;
  /** Keeps these alone. */
  keep(ids: readonly string[]): void;
}

/**
 * At most as many as are changed at once. What is no longer in the list is no longer chosen, and what was chosen among the pages
 * that are there is not when the trash is opened: what can be done with it is another thing.
 */
export function useChosen(shown: readonly Page[], isTrash: boolean): Chosen {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [place, setPlace] = useState(isTrash);
  if (place !== isTrash) {
    setPlace(isTrash);
    setIds([]);
  }
  const pages = ids.flatMap((id) => shown.find((page) => page.id === id) ?? []);
  const isFull = pages.length >= PAGES_AT_ONCE;
  return {
    pages,
    isFull,
    has: (id) => ids.includes(id),
    toggle(id) {
      if (ids.includes(id)) setIds(ids.filter((each) => each !== id));
      else if (!isFull) setIds([...pages.map((page) => page.id), id]);
    },
    keep: setIds,
  };
}
