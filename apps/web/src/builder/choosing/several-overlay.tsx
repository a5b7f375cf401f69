import { useCallback, useRef } from "react";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { useOnLayout } from "../canvas/frame/use-on-layout.ts";
import { useEditorView } from "../editor/use-editor.ts";
import { SeveralBar } from "./several-bar.tsx";

/** The frame that is being drawn, the outlines of all that is selected or would be, and what can be done with it. */
export function SeveralOverlay({ handle, isCalm }: { readonly handle: CanvasHandle; readonly isCalm: boolean }) {
  const selection = useEditorView((view) => view.selection);
  const marquee = useEditorView((view) => view.marquee);
  const svg = useRef<SVGSVGElement>(null);
  const outlines = useRef<SVGPathElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const ids = marquee ? marquee.ids : selection;
  const place = useCallback(() => {
    const room = svg.current?.getBoundingClientRect();
    if (!room) return;
    // One path, read in one go: a thousand outlines cost what a dozen do.
    const origin = handle.toScreen({ x: 0, y: 0, width: 0, height: 0 });
    const { scale } = handle;
    const paths: string[] = [];
    for (const id of ids) {
      const element = handle.elementOf(id);
      if (!element) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const y = origin.y + top * scale - room.top;
      if (y > room.height || y + height * scale < 0 || width === 0) continue;
      const x = origin.x + left * scale - room.left;
      paths.push(`M${x + 1} ${y + 1}h${width * scale - 2}v${height * scale - 2}h${2 - width * scale}z`);
    }
    outlines.current?.setAttribute("d", paths.join(""));
    if (!marquee || !frame.current) return;
    const { scrollX, scrollY } = handle.window;
    const { x, y, width, height } = marquee.box;
    const shown = handle.toScreen({ x: x - scrollX, y: y - scrollY, width, height });
    frame.current.setAttribute("x", `${shown.x - room.left}`);
    frame.current.setAttribute("y", `${shown.y - room.top}`);
    frame.current.setAttribute("width", `${shown.width}`);
    frame.current.setAttribute("height", `${shown.height}`);
  }, [handle, ids, marquee]);
  useOnLayout(handle, place);
  return (
    <>
      <svg ref={svg} aria-hidden="true" className="absolute inset-0 size-full" data-outlines={ids.length}>
        <path ref={outlines} className="fill-none stroke-mar stroke-2" />
        {marquee ? <rect ref={frame} data-marquee="" className="fill-mar/10 stroke-mar" /> : null}
      </svg>
      {isCalm && !marquee ? <SeveralBar /> : null}
    </>
  );
}
