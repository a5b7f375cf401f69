import { useLayoutEffect } from "react";
import type { CanvasHandle } from "./canvas-handle.ts";

/** Runs `place` now and whenever something on the canvas may have moved, before it is painted. */
export function useOnLayout(handle: CanvasHandle, place: () => void): void {
  useLayoutEffect(() => {
    place();
    return handle.subscribeLayout(place);
  }, [handle, place]);
}
