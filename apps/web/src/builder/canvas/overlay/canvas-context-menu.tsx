import { PAGE_ID } from "@vitrine/document";
import { useEffect, useRef } from "react";
import { Menu } from "../../../ui/popup/menu.tsx";
import type { Point } from "../../drag/geometry.ts";
import { useCanvasWorld } from "../canvas-provider.tsx";
import type { CanvasHandle } from "../frame/canvas-handle.ts";
import { isAskedByKey, type MenuWish } from "../menu-call.ts";
import { useBlockActions } from "./use-block-actions.tsx";

/** How far into the chosen block, in pixels, the menu of the keyboard opens. */
const INSET = 12;

/** The menu of the right mouse button, of a finger that rests and of the menu key: it opens from a point that nobody sees. */
export function CanvasContextMenu({ handle }: { readonly handle: CanvasHandle }) {
  const { menu, commands } = useCanvasWorld();
  const { editor } = commands;
  const items = useBlockActions();
  const anchor = useRef<HTMLButtonElement>(null);
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const show = ({ point, from: opener }: MenuWish): void => {
      const trigger = anchor.current;
      if (!trigger) return;
      const { x, y } = point ?? pointOf(handle, editor.view.selection.at(-1) ?? PAGE_ID);
      from.current = opener;
      trigger.style.transform = `translate(${x}px, ${y}px)`;
      // The canvas has the keyboard; the menu needs it, and gives it back when it closes.
      handle.frame.blur();
      trigger.click();
    };
    const wishOf = (press: MouseEvent): MenuWish => {
      if (isAskedByKey(press)) return { point: null, from: null };
      const blockId = handle.blockAt(press.target) ?? PAGE_ID;
      if (!editor.view.selection.includes(blockId)) editor.select(blockId);
      return { point: handle.toScreen({ x: press.clientX, y: press.clientY, width: 0, height: 0 }), from: null };
    };
    return menu.subscribe((wish) => show("point" in wish ? wish : wishOf(wish)));
  }, [menu, handle, editor]);
  return (
    <Menu
      align="start"
      items={items}
      trigger={
        <button
          ref={anchor}
          onFocus={() => (from.current ?? handle.window).focus()}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="pointer-events-none fixed top-0 left-0 size-px opacity-0"
        />
      }
    />
  );
}

/** In the chosen block's corner, within what is in sight of the page. */
function pointOf(handle: CanvasHandle, blockId: string): Point {
  const frame = handle.frame.getBoundingClientRect();
  const element = handle.elementOf(blockId);
  const box = element ? handle.toScreen(element.getBoundingClientRect()) : frame;
  const within = (value: number, start: number, end: number): number => Math.max(start, Math.min(value, end)) + INSET;
  return { x: within(box.x, frame.left, frame.right - 2 * INSET), y: within(box.y, frame.top, frame.bottom - 2 * INSET) };
}
