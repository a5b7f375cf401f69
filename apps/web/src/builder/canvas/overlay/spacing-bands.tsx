import { useCallback, useRef } from "react";
import type { Box } from "../../drag/geometry.ts";
import type { CanvasHandle } from "../frame/canvas-handle.ts";
import { useOnLayout } from "../frame/use-on-layout.ts";

const SIDES = ["top", "right", "bottom", "left"] as const;
type Side = (typeof SIDES)[number];
type Widths = Readonly<Record<Side, number>>;

/** The padding of a block and the margins around it, tinted while one points at it. */
export function SpacingBands({ handle, blockId }: { readonly handle: CanvasHandle; readonly blockId: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const place = useCallback(() => {
    const holder = ref.current;
    const room = holder?.parentElement?.getBoundingClientRect();
    const element = handle.elementOf(blockId);
    if (!holder || !room) return;
    holder.hidden = !element || element.getClientRects().length === 0;
    if (!element || holder.hidden) return;
    const style = handle.window.getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const margins = widths((side) => style.getPropertyValue(`margin-${side}`));
    const bands = [
      ...outside(box, margins),
      ...inside(
        box,
        widths((side) => style.getPropertyValue(`padding-${side}`)),
      ),
    ];
    for (const [index, band] of bands.entries()) {
      const { style: own } = holder.children[index] as HTMLElement;
      const { x, y, width, height } = handle.toScreen(band);
      own.width = `${Math.max(0, width)}px`;
      own.height = `${Math.max(0, height)}px`;
      own.transform = `translate(${x - room.left}px, ${y - room.top}px)`;
    }
  }, [handle, blockId]);
  useOnLayout(handle, place);
  return (
    <div ref={ref} className="absolute inset-0" data-spacing="">
      {SIDES.map((side) => (
        <div key={`margin-${side}`} className="absolute top-0 left-0 bg-mar/6" />
      ))}
      {SIDES.map((side) => (
        <div key={`padding-${side}`} className="absolute top-0 left-0 bg-mar/10" />
      ))}
    </div>
  );
}

function widths(read: (side: Side) => string): Widths {
  const of = (side: Side): number => Math.max(0, Number.parseFloat(read(side)) || 0);
  return { top: of("top"), right: of("right"), bottom: of("bottom"), left: of("left") };
}

/** Bands within a box, in the order of `SIDES`. */
function inside({ x, y, width, height }: Box, { top, right, bottom, left }: Widths): Box[] {
  const tall = height - top - bottom;
  return [
    { x, y, width, height: top },
    { x: x + width - right, y: y + top, width: right, height: tall },
    { x, y: y + height - bottom, width, height: bottom },
    { x, y: y + top, width: left, height: tall },
  ];
}

function outside({ x, y, width, height }: Box, by: Widths): Box[] {
  return inside({ x: x - by.left, y: y - by.top, width: width + by.left + by.right, height: height + by.top + by.bottom }, by);
}
