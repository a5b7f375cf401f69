import { useDragView } from "../canvas/canvas-provider.tsx";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { loadLater } from "../load-later.tsx";

const DragShown = loadLater(async () => (await import("./drag-shown.tsx")).DragShown);

/** What a drag shows, while there is one. */
export function DragOverlay({ handle }: { readonly handle: CanvasHandle }) {
  const view = useDragView();
  return view ? <DragShown handle={handle} view={view} /> : null;
}
