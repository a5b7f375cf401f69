import { MACRO_ATTRIBUTE } from "@vitrine/blocks";
import { lockOf, PAGE_ID } from "@vitrine/document";
import type { DragController } from "../../drag/drag-controller.ts";
import { keepFromScrolling } from "../../drag/recognise-drag.ts";
import type { Editor } from "../../editor/editor.ts";
import type { CanvasHandle } from "./canvas-handle.ts";
import { EDIT_MARK } from "./canvas-marks.ts";

/** Begins to frame what is to be chosen together, from a pointer that went down; `kept` stays chosen besides. */
export type BeginMarquee = (kept: readonly string[], press: PointerEvent) => void;

/** Makes the canvas's elements something to edit instead of something to use. Returns how to stop. */
export function listenToCanvas(handle: CanvasHandle, editor: Editor, drag: DragController, beginMarquee: BeginMarquee): () => void {
  const { document, window: view } = handle;
  const ending = new AbortController();
  const options = { signal: ending.signal, capture: true } as const;

  const isBeingTypedIn = (target: EventTarget | null): boolean => {
    const { editing } = editor.view;
    return editing !== null && handle.editableOf(editing.blockId, editing.prop)?.contains(target as Node) === true;
  };
  const startTyping = (target: EventTarget | null): boolean => {
    const element = (target as Element).closest(`[${EDIT_MARK}]`);
    const blockId = handle.blockAt(element);
    const prop = element?.getAttribute(EDIT_MARK);
    if (blockId === null || !prop || lockOf(editor.store, blockId)) return false;
    editor.look({ selection: [blockId], editing: { blockId, prop } });
    return true;
  };
  /** Chosen already when the pointer went down: then its release narrows the choice down to one. */
  let pressedSelected: string | null = null;

  document.addEventListener(
    "pointerdown",
    (event) => {
      pressedSelected = null;
      if (event.button !== 0 || isBeingTypedIn(event.target)) return;
      const blockId = handle.blockAt(event.target);
      const { selection } = editor.view;
      if (event.pointerType === "touch") {
        // A finger may be about to scroll: it selects when it is lifted, and drags when it rests.
        if (blockId !== null) drag.startFromCanvas(selection.includes(blockId) ? selection : [blockId], event);
        return;
      }
      if (event.shiftKey || event.ctrlKey || event.metaKey || editor.view.isPicking) {
        if (blockId !== null) toggle(editor, blockId);
        return beginMarquee(
          selection.filter((id) => id !== PAGE_ID),
          event,
        );
      }
      // The ground of a section is the page's until the section is chosen: then it is what one drags it by.
      const isGround = blockId === null || (editor.store.block(blockId)?.parentId === PAGE_ID && !selection.includes(blockId));
      if (blockId !== null && selection.includes(blockId)) pressedSelected = blockId;
      else editor.select(blockId ?? PAGE_ID);
      if (isGround) return beginMarquee([], event);
      drag.startFromCanvas(editor.view.selection, event);
    },
    options,
  );
  // Neither focus for fields nor a text selection; but the keys go to the page from now on.
  document.addEventListener(
    "mousedown",
    (event) => {
      if (isBeingTypedIn(event.target)) return;
      event.preventDefault();
      view.focus();
    },
    options,
  );
  document.addEventListener(
    "click",
    (event) => {
      if (isBeingTypedIn(event.target)) return;
      const blockId = handle.blockAt(event.target);
      const wasSelected = blockId !== null && editor.view.selection.length === 1 && editor.view.selection[0] === blockId;
      const isFolding = wasSelected && (event.target as Element).closest("summary") !== null;
      if (!isFolding) event.preventDefault();
      event.stopPropagation();
      if ((event as PointerEvent).pointerType === "touch") {
        if (editor.view.isPicking) {
          if (blockId !== null) toggle(editor, blockId);
          return;
        }
        if (wasSelected && startTyping(event.target)) return;
        editor.select(blockId ?? PAGE_ID);
      } else if (pressedSelected !== null && editor.view.selection.length > 1) editor.select(pressedSelected);
    },
    options,
  );
  document.addEventListener(
    "dblclick",
    (event) => {
      if (!isBeingTypedIn(event.target)) startTyping(event.target);
    },
    options,
  );
  document.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType === "touch" || drag.view) return;
      const hoveredId = handle.blockAt(event.target);
      if (hoveredId !== editor.view.hoveredId) editor.look({ hoveredId });
    },
    options,
  );
  document.documentElement.addEventListener("pointerleave", () => editor.view.hoveredId !== null && editor.look({ hoveredId: null }), {
    signal: ending.signal,
  });
  for (const inert of ["submit", "auxclick"] as const) {
    document.addEventListener(inert, (event) => event.preventDefault(), options);
  }
  document.addEventListener(
    "dragstart",
    (event) => {
      // A chip in the words that are being typed is taken elsewhere in them by the browser itself; nothing else is.
      if (!isBeingTypedIn(event.target) || !(event.target as Element).matches?.(`[${MACRO_ATTRIBUTE}]`)) event.preventDefault();
    },
    options,
  );
  const allowScrolling = keepFromScrolling(document);
  return () => {
    ending.abort();
    allowScrolling();
  };
}

function toggle(editor: Editor, blockId: string): void {
  const { selection } = editor.view;
  const others = selection.filter((id) => id !== blockId && id !== PAGE_ID);
  editor.select(...(selection.includes(blockId) ? others : [...others, blockId]));
}
