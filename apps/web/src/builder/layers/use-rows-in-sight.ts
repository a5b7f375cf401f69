import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { ROW_HEIGHT } from "./layer-measures.ts";

/** Rows beyond the edges that are drawn as well, so that scrolling shows no gap. */
const BEYOND = 8;

/** From which row to before which. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** The rows that a list of `count` draws when it is scrolled to `top` and is `height` tall, both in pixels. */
export function rowsInSight(top: number, height: number, count: number): RowRange {
  const from = Math.max(0, Math.floor(top / ROW_HEIGHT) - BEYOND);
  const to = Math.min(count, Math.ceil((top + height) / ROW_HEIGHT) + BEYOND);
  return { from: Math.min(from, to), to };
}

/** The indexes of the rows to draw, in their order: those in sight and, wherever it is, one that is held (-1 for none). */
export function drawnRows({ from, to }: RowRange, held: number): number[] {
  const inSight = Array.from({ length: to - from }, (_, place) => from + place);
  if (held < 0 || (held >= from && held < to)) return inSight;
  return held < from ? [held, ...inSight] : [...inSight, held];
}

/** Where a list has to be scrolled to, from `top`, for one of its rows to be seen whole. */
export function topForRow(index: number, top: number, height: number): number {
  const begin = index * ROW_HEIGHT;
  const end = begin + ROW_HEIGHT;
  if (begin < top) return begin;
  return end > top + height ? end - height : top;
}

/** Which rows of a list that scrolls are to be drawn. */
export function useRowsInSight(list: RefObject<HTMLElement | null>, count: number): RowRange {
  const [range, setRange] = useState<RowRange>({ from: 0, to: 0 });
  const look = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const next = rowsInSight(element.scrollTop, element.clientHeight, count);
    setRange((known) => (known.from === next.from && known.to === next.to ? known : next));
  }, [list, count]);
  useLayoutEffect(() => {
    look();
    const element = list.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [list, look]);
  return range;
}
