import { useEffect } from "react";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { useEditor } from "../editor/use-editor.ts";
import { fetchDrawnLater, lacksDrawing } from "./fetch-drawn-later.ts";

/** Draws blocks again that came from elsewhere before there was all that they are drawn with. */
export function useDrawnLater(handle: CanvasHandle | null): void {
  const { store } = useEditor();
  useEffect(() => {
    if (!handle) return undefined;
    let isGone = false;
    const unsubscribe = store.subscribeAll((diff) => {
      const ids = Object.keys(diff).filter((id) => lacksDrawing(diff[id]?.[1] ?? null));
      if (ids.length === 0) return;
      const redraw = (): void => {
        for (const id of isGone ? [] : ids) for (const isFrozen of [true, false]) handle.setFrozen(id, isFrozen);
      };
      void fetchDrawnLater().then(redraw, () => undefined);
    });
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [store, handle]);
}
