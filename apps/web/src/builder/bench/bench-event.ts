import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import type { Editor } from "../editor/editor.ts";

/** Dispatched on the window of a bench build whenever an editor, or its canvas, has come. */
export const BENCH_EVENT = "vitrine-bench";

export interface BenchDetail {
  readonly editor: Editor;
  readonly handle: CanvasHandle | null;
}
