import { blockDefinition } from "@vitrine/blocks";
import type { BlockRecord } from "@vitrine/document";
import { useLayoutEffect } from "react";
import { useCanvasSession } from "./canvas-session.ts";

/**
 * Parts a field's control from the form around it, each time it is drawn. A control stands on its form in the
 * place of whatever has its name there (`closest`, `nodeName`), and the editor asks elements for all of that.
 */
export function usePartedControls(block: BlockRecord): void {
  const { elements } = useCanvasSession();
  useLayoutEffect(() => {
    const { question, questions } = blockDefinition(block.kind) ?? {};
    if (!question && !questions) return;
    // No element has the empty id, so the control belongs to no form.
    for (const control of elements.get(block.id)?.querySelectorAll("input,select,textarea") ?? []) control.setAttribute("form", "");
  });
}
