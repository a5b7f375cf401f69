import { INDENT, ROW_HEIGHT } from "./layer-measures.ts";
import type { LayerDrop } from "./plan-layer-drop.ts";

/** Where dragged rows will go: a line between two rows, or a frame around the one they go into. */
export function LayerDropMark({ drop: { at, level } }: { readonly drop: LayerDrop }) {
  const isInto = !Number.isInteger(at);
  return (
    <div
      aria-hidden="true"
      data-drop-line=""
      className={
        isInto
          ? "pointer-events-none absolute right-1 rounded-sm outline-2 outline-manga -outline-offset-2"
          : "pointer-events-none absolute right-1 h-[3px] -translate-y-1/2 rounded-pill bg-manga"
      }
      style={
        isInto
          ? { top: Math.floor(at) * ROW_HEIGHT, height: ROW_HEIGHT, left: (level - 1) * INDENT }
          : { top: at * ROW_HEIGHT, left: level * INDENT }
      }
    />
  );
}
