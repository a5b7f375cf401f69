import { PAGE_ID } from "@vitrine/document";
import { useCallback, useRef } from "react";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { useOnLayout } from "../canvas/frame/use-on-layout.ts";
import type { Line } from "./geometry.ts";

const THICKNESS = 3;

interface DropLineProps {
  readonly handle: CanvasHandle;
  /** In pixels of the page. */
  readonly line: Line;
  readonly parentId: string | null;
}

/** Where blocks will land: an amber line, and a faint frame around what will hold them. */
export function DropLine({ handle, line, parentId }: DropLineProps) {
  const bar = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const place = useCallback(() => {
    const frame = handle.frame.parentElement?.getBoundingClientRect();
    if (!frame) return;
    const { scrollX, scrollY } = handle.window;
    const { from, to } = line;
    const box = handle.toScreen({ x: from.x - scrollX, y: from.y - scrollY, width: to.x - from.x, height: to.y - from.y });
    const isUpright = box.width < box.height;
    if (bar.current) {
      const { style } = bar.current;
      style.width = `${isUpright ? THICKNESS : box.width}px`;
      style.height = `${isUpright ? box.height : THICKNESS}px`;
      const x = box.x - frame.left - (isUpright ? THICKNESS / 2 : 0);
      const y = Math.min(Math.max(box.y - frame.top - (isUpright ? 0 : THICKNESS / 2), 1), frame.height - THICKNESS - 1);
      style.transform = `translate(${x}px, ${y}px)`;
    }
    const element = parentId === null || parentId === PAGE_ID ? null : handle.elementOf(parentId);
    if (!holder.current) return;
    holder.current.hidden = !element;
    if (!element) return;
    const around = handle.toScreen(element.getBoundingClientRect());
    holder.current.style.width = `${around.width}px`;
    holder.current.style.height = `${around.height}px`;
    holder.current.style.transform = `translate(${around.x - frame.left}px, ${around.y - frame.top}px)`;
  }, [handle, line, parentId]);
  useOnLayout(handle, place);
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden scheme-light" aria-hidden="true" data-drop-line="">
      <div ref={holder} className="absolute top-0 left-0 rounded-sm outline outline-manga/60 outline-dashed -outline-offset-1" />
      <div
        ref={bar}
        className="absolute top-0 left-0 rounded-pill bg-manga before:absolute before:-top-[3.5px] before:-left-[3.5px] before:size-2.5 before:rounded-pill before:border-2 before:border-manga before:bg-raised before:content-['']"
      />
    </div>
  );
}
