import { keptBrandMarks } from "virtual:kept-brand-marks";
import { useEffect } from "react";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { useEditor } from "../editor/use-editor.ts";
import { fetchBrandMarks, hasMarks } from "./fetch-brand-marks.ts";

/** Draws blocks again that came from elsewhere before there was a drawing for what they show. */
export function useBrandMarks(handle: CanvasHandle | null): void {
  const { store } = useEditor();
  useEffect(() => {
    if (!handle) return undefined;
    let isGone = false;
    const unsubscribe = store.subscribeAll((diff) => {
      const ids = Object.keys(diff).filter((id) => hasMarks(diff[id]?.[1] ?? null));
      if (ids.length === 0 || keptBrandMarks() !== null) return;
      const redraw = (): void => {
        for (const id of isGone ? [] : ids) for (const isFrozen of [true, false]) handle.setFrozen(id, isFrozen);
      };
      void fetchBrandMarks().then(redraw, () => undefined);
    });
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [store, handle]);
}
