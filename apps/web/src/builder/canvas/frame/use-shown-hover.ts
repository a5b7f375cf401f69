import { useEffect } from "react";
import { useEditorView } from "../../editor/use-editor.ts";
import { useCanvasHandle } from "../canvas-provider.tsx";
import { HOVER_MARK } from "./canvas-marks.ts";

/** While the hover look is edited, the selected block shows it without being pointed at. */
export function useShownHover(): void {
  const handle = useCanvasHandle();
  const blockId = useEditorView((view) => (view.state === "hover" ? view.selection.at(-1) : undefined));
  useEffect(() => {
    const element = blockId === undefined ? null : handle?.elementOf(blockId);
    if (!element) return;
    element.setAttribute(HOVER_MARK, "");
    return () => element.removeAttribute(HOVER_MARK);
  }, [handle, blockId]);
}
