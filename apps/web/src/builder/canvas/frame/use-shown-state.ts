import { STATE_INHERITANCE } from "@vitrine/document";
import { useEffect } from "react";
import { useEditorView } from "../../editor/use-editor.ts";
import { useCanvasHandle } from "../canvas-provider.tsx";
import { STATE_MARK } from "./canvas-marks.ts";

/** While the look in a state is edited, the selected block shows it without being pointed at, focused or pressed. */
export function useShownState(): void {
  const handle = useCanvasHandle();
  const state = useEditorView((view) => view.state);
  const blockId = useEditorView((view) => (view.state === "normal" ? undefined : view.selection.at(-1)));
  useEffect(() => {
    const element = blockId === undefined ? null : handle?.elementOf(blockId);
    if (!element) return;
    element.setAttribute(STATE_MARK, STATE_INHERITANCE[state].join(" "));
    return () => element.removeAttribute(STATE_MARK);
  }, [handle, blockId, state]);
}
