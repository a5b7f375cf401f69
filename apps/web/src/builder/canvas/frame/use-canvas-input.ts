import { type PointerEvent as ReactPointerEvent, useCallback, useEffect } from "react";
import { laterCode } from "../../load-later.tsx";
import { useCanvasWorld } from "../canvas-provider.tsx";
import { type BeginMarquee, listenToCanvas } from "./listen-to-canvas.ts";

const marquee = laterCode(() => import("../../choosing/begin-marquee.ts"));

/**
 * Selecting, hovering, dragging and typing on the canvas with mouse, pen and finger.
 * @returns what a press beside the page does: it frames what is to be chosen, too.
 */
export function useCanvasInput(): (press: ReactPointerEvent) => void {
  const { handle, commands, drag } = useCanvasWorld();
  const { editor, announcer } = commands;
  const beginMarquee: BeginMarquee = useCallback(
    (kept, press) => {
      if (handle) marquee.now()?.beginMarquee(handle, editor, announcer, kept, press);
    },
    [handle, editor, announcer],
  );
  useEffect(() => (handle ? listenToCanvas(handle, editor, drag, beginMarquee) : undefined), [handle, editor, drag, beginMarquee]);
  return (press) => {
    if (press.button === 0 && press.target === press.currentTarget && press.pointerType !== "touch") beginMarquee([], press.nativeEvent);
  };
}
