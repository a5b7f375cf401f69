import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useCanvasHandle } from "../canvas/canvas-provider.tsx";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import type { WordPlace } from "./block-words.ts";
import { type Cover, FoundMarks } from "./found-marks.ts";

/** What changes where words are drawn, or whether they are: words, blocks, what is folded, what is shown at a width. */
const WATCHED = { subtree: true, childList: true, characterData: true, attributes: true } as const;

/**
 * Marks found words on the page for as long as it is used, and follows the current one when `shown`, a count, goes up.
 * @param bar what lies over the page meanwhile
 * @returns how many of them are nowhere to be seen
 */
export function useFoundMarks(
  places: readonly WordPlace[],
  current: WordPlace | undefined,
  shown: number,
  bar: RefObject<HTMLElement | null>,
): number {
  const canvas = useCanvasHandle();
  const marks = useRef<FoundMarks | null>(null);
  const [unseen, setUnseen] = useState(0);
  const mark = useEffectEvent((all: readonly WordPlace[], one: WordPlace | undefined) => setUnseen(marks.current?.show(all, one) ?? 0));
  const show = useEffectEvent(() => mark(places, current));
  useEffect(() => {
    if (!canvas) return undefined;
    const { window: view, document } = canvas;
    const made = new FoundMarks(canvas, () => bar.current && coverOf(bar.current, canvas));
    marks.current = made;
    show();
    let frame = 0;
    const soon = (): void => {
      view.cancelAnimationFrame(frame);
      frame = view.requestAnimationFrame(() => show());
    };
    const watch = new MutationObserver(soon);
    watch.observe(document.documentElement, WATCHED);
    view.addEventListener("resize", soon);
    return () => {
      watch.disconnect();
      view.removeEventListener("resize", soon);
      view.cancelAnimationFrame(frame);
      made.remove();
      marks.current = null;
    };
  }, [canvas, bar]);
  useEffect(() => mark(places, current), [places, current]);
  useEffect(() => {
    if (shown > 0) marks.current?.reveal();
  }, [shown]);
  return unseen;
}

function coverOf(bar: HTMLElement, canvas: CanvasHandle): Cover {
  const { left, right, bottom } = bar.getBoundingClientRect();
  const start = canvas.toCanvas({ x: left, y: bottom });
  return { left: start.x, right: canvas.toCanvas({ x: right, y: bottom }).x, bottom: start.y };
}
