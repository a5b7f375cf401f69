import { PAGE_ID } from "@vitrine/document";
import { useEffect, useRef } from "react";
import { Menu } from "../../../ui/popup/menu.tsx";
import { useCanvasWorld } from "../canvas-provider.tsx";
import type { CanvasHandle } from "../frame/canvas-handle.ts";
import { useBlockActions } from "./use-block-actions.tsx";

/** The menu of the right mouse button, at the pointer: it opens from a point that nobody sees. */
export function CanvasContextMenu({ handle }: { readonly handle: CanvasHandle }) {
  const { editor } = useCanvasWorld().commands;
  const items = useBlockActions();
  const point = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const ending = new AbortController();
    handle.document.addEventListener(
      "contextmenu",
      (event) => {
        const { editing, selection } = editor.view;
        if (editing) return;
        event.preventDefault();
        const blockId = handle.blockAt(event.target) ?? PAGE_ID;
        if (!selection.includes(blockId)) editor.select(blockId);
        const trigger = point.current;
        const room = trigger?.parentElement?.getBoundingClientRect();
        if (!trigger || !room) return;
        const { x, y } = handle.toScreen({ x: event.clientX, y: event.clientY, width: 0, height: 0 });
        trigger.style.transform = `translate(${x - room.left}px, ${y - room.top}px)`;
        // The canvas has the keyboard; the menu needs it, and gives it back when it closes.
        handle.frame.blur();
        trigger.click();
      },
      { signal: ending.signal },
    );
    return () => ending.abort();
  }, [handle, editor]);
  return (
    <Menu
      align="start"
      items={items}
      trigger={
        <button
          ref={point}
          onFocus={() => handle.window.focus()}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="pointer-events-none absolute top-0 left-0 size-px opacity-0"
        />
      }
    />
  );
}
