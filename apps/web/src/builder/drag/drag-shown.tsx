import { blockDefinition } from "@vitrine/blocks";
import { createPortal } from "react-dom";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { refusalText } from "../placing/refusal-text.ts";
import type { DragView } from "./drag-view.ts";
import { DropLine } from "./drop-line.tsx";

/** What a drag shows: the thing carried, the line where it would land, and the container around that. */
export function DragShown({ handle, view }: { readonly handle: CanvasHandle; readonly view: DragView }) {
  const t = useText("builder");
  const language = useLanguage();
  const definition = blockDefinition(view.kind);
  const label = definition?.messages[language].label ?? view.kind;
  return (
    <>
      {view.line ? <DropLine handle={handle} line={view.line} parentId={view.parentId} /> : null}
      {createPortal(
        <div className="fixed inset-0 z-50 cursor-grabbing touch-none" data-dragging="">
          <div
            className="absolute top-0 left-0 flex max-w-72 flex-col rounded-md border border-line bg-raised px-3 py-2 text-tool font-medium text-ink shadow-float"
            style={{ transform: `translate(${view.pointer.x + 14}px, ${view.pointer.y + 12}px)` }}
          >
            {view.label ?? (view.count > 1 ? t("canvas.blockCount", { count: view.count }) : label)}
            {view.refusal ? <span className="text-caption font-regular text-danger">{refusalText(t, language, view.refusal)}</span> : null}
          </div>
        </div>,
        document.body,
      )}
    </>
  );
}
