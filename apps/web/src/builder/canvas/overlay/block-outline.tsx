import { clsx } from "clsx";
import { useCallback, useRef } from "react";
import type { CanvasHandle } from "../frame/canvas-handle.ts";
import { useOnLayout } from "../frame/use-on-layout.ts";

export interface BlockOutlineProps {
  readonly handle: CanvasHandle;
  readonly blockId: string;
  readonly look: "hovered" | "selected" | "typing";
}

/** A frame around a block; gone while the block is not drawn. */
export function BlockOutline({ handle, blockId, look }: BlockOutlineProps) {
  const ref = useRef<HTMLDivElement>(null);
  const place = useCallback(() => {
    const outline = ref.current;
    const room = outline?.parentElement?.getBoundingClientRect();
    const element = handle.elementOf(blockId);
    if (!outline || !room) return;
    outline.hidden = !element || element.getClientRects().length === 0;
    if (!element || outline.hidden) return;
    const box = handle.toScreen(element.getBoundingClientRect());
    outline.style.width = `${box.width}px`;
    outline.style.height = `${box.height}px`;
    outline.style.transform = `translate(${box.x - room.left}px, ${box.y - room.top}px)`;
  }, [handle, blockId]);
  useOnLayout(handle, place);
  return (
    <div
      ref={ref}
      data-outline={look}
      className={clsx(
        "absolute top-0 left-0 rounded-[2px]",
        look === "hovered" && "outline outline-mar/70 -outline-offset-1",
        look === "selected" && "outline-2 outline-mar -outline-offset-1",
        look === "typing" && "outline outline-mar outline-offset-3",
      )}
    />
  );
}
