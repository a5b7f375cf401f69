import { useEffect, useState } from "react";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";

/** Where a toolbar stands, in pixels of the builder's viewport. */
export interface FloatingPosition {
  readonly left: number;
  readonly top: number;
  readonly isBelow: boolean;
}

const GAP = 10;
/** Room the toolbar takes, in pixels. */
const HEIGHT = 44;
const WIDTH = 252;

/** Follows the words that are being typed: above them, or below where there is no room above. */
export function useFloatingPosition(canvas: CanvasHandle, blockId: string, prop: string): FloatingPosition | null {
  const [position, setPosition] = useState<FloatingPosition | null>(null);
  useEffect(() => {
    const measure = (): void => {
      const element = canvas.editableOf(blockId, prop);
      if (!element) {
        setPosition(null);
        return;
      }
      const rect = element.getBoundingClientRect();
      const box = canvas.toScreen({ x: rect.x, y: rect.y, width: rect.width, height: rect.height });
      const frame = canvas.frame.getBoundingClientRect();
      const isBelow = box.y - HEIGHT - GAP < frame.top;
      const wanted = isBelow ? box.y + box.height + GAP : box.y - GAP;
      const top = Math.min(Math.max(wanted, frame.top + (isBelow ? GAP : HEIGHT)), window.innerHeight - HEIGHT - GAP);
      const left = Math.min(Math.max(box.x, GAP), window.innerWidth - WIDTH - GAP);
      setPosition((last) => (last && last.left === left && last.top === top && last.isBelow === isBelow ? last : { left, top, isBelow }));
    };
    measure();
    return canvas.subscribeLayout(measure);
  }, [canvas, blockId, prop]);
  return position;
}
