import { blockDefinition } from "@vitrine/blocks";
import type { BlockRecord } from "@vitrine/document";
import { useLayoutEffect } from "react";
import type { CanvasSession } from "./canvas-session.ts";

/** What a browser goes to with Tab. */
const STOPS = "a[href],area[href],button,input,select,textarea,summary,iframe,audio,video,[tabindex]";

/**
 * Keeps what a block draws to be looked at, each time it is drawn: the editor has the keys, so that Tab goes to none of it;
 * and a field's control is parted from the form around it. A control stands on its form in the place of whatever has its
 * name there (`closest`, `nodeName`), and the editor asks elements for all of that.
 * @param block none where its elements are left as they are
 */
export function useStillControls({ elements }: CanvasSession, block: BlockRecord | undefined): void {
  useLayoutEffect(() => {
    const root = block && elements.get(block.id);
    if (!root) return;
    for (const stop of [root, ...root.querySelectorAll(STOPS)])
      if (stop !== root || root.matches(STOPS)) stop.setAttribute("tabindex", "-1");
    const { question, questions } = blockDefinition(block.kind) ?? {};
    if (!question && !questions) return;
    // No element has the empty id, so the control belongs to no form.
    for (const control of root.querySelectorAll("input,select,textarea")) control.setAttribute("form", "");
  });
}
