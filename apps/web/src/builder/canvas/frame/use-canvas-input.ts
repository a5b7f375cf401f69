import { useEffect } from "react";
import { useCanvasWorld } from "../canvas-provider.tsx";
import { listenToCanvas } from "./listen-to-canvas.ts";

/** Selecting, hovering, dragging and typing on the canvas with mouse, pen and finger. */
export function useCanvasInput(): void {
  const { handle, commands, drag } = useCanvasWorld();
  const { editor } = commands;
  useEffect(() => (handle ? listenToCanvas(handle, editor, drag) : undefined), [handle, editor, drag]);
}
