import { useMemo } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { DropLine } from "../../drag/drop-line.tsx";
import { slotGaps } from "../../drag/plan-drop.ts";
import { SlotMeter } from "../../drag/slot-meter.ts";
import { useEditor } from "../../editor/use-editor.ts";
import type { MoveStep } from "../../keyboard/move-mode.ts";
import type { CanvasHandle } from "../frame/canvas-handle.ts";

/** Keyboard moving as it is seen: the line where the blocks would land, and the keys that count. */
export function MoveHint({ handle, step }: { readonly handle: CanvasHandle; readonly step: MoveStep }) {
  const t = useText("builder");
  const editor = useEditor();
  const { parentId, slot, beforeId } = step.landing.place;
  const line = useMemo(() => {
    const measured = new SlotMeter(handle, editor.store, step.trees).measure(parentId, slot);
    return measured && slotGaps(measured).find((gap) => gap.beforeId === beforeId)?.line;
  }, [handle, editor, step.trees, parentId, slot, beforeId]);
  return (
    <>
      {line ? <DropLine handle={handle} line={line} parentId={parentId} /> : null}
      <p className="absolute inset-x-0 bottom-3 mx-auto w-fit max-w-[90%] rounded-md bg-ink px-3 py-1.5 text-caption text-paper shadow-float">
        {t("canvas.moveHint")}
      </p>
    </>
  );
}
