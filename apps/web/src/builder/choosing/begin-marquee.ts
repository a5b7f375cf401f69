import type { Announcer } from "../canvas/announcer.ts";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { scrollSpeed } from "../drag/auto-scroll.ts";
import { type Box, boxOf, type Point } from "../drag/geometry.ts";
import { recogniseDrag } from "../drag/recognise-drag.ts";
import type { Editor } from "../editor/editor.ts";
import { boxBetween, marqueeHits } from "./marquee-hits.ts";

/**
 * Watches a pointer that has gone down on the page's ground, or with a key held anywhere: once it moves it draws a frame,
 * which scrolls at the edges, and what that holds is selected when it is let go. Escape leaves the selection as it was.
 * @param kept what stays selected besides.
 * @returns how to give it up.
 */
export function beginMarquee(
  handle: CanvasHandle,
  editor: Editor,
  announcer: Announcer,
  kept: readonly string[],
  press: PointerEvent,
): () => void {
  const { selection } = editor.view;
  const view = handle.window;
  const isInside = (press.target as Node).ownerDocument === handle.document;
  const boxes = new Map<string, Box | null>();
  let began: Point = { x: 0, y: 0 };
  let pointer: Point = began;
  let frame = 0;
  let forgets: (() => void) | null = null;

  const toPage = (point: Point): Point => {
    const { x, y } = handle.toCanvas(point);
    return { x: x + view.scrollX, y: y + view.scrollY };
  };
  const boxOfBlock = (id: string): Box | null => {
    const known = boxes.get(id);
    if (known !== undefined) return known;
    const element = handle.elementOf(id);
    const isDrawn = element !== null && element.getClientRects().length > 0;
    const box = isDrawn ? boxOf(element.getBoundingClientRect(), { x: view.scrollX, y: view.scrollY }) : null;
    boxes.set(id, box);
    return box;
  };
  const draw = (): void => {
    const box = boxBetween(began, toPage(pointer));
    editor.look({ marquee: { box, ids: together(kept, marqueeHits(editor.store, boxOfBlock, box)) }, hoveredId: null });
  };
  const tick = (): void => {
    const speed = scrollSpeed(pointer, handle.frame.getBoundingClientRect());
    if (speed !== 0) {
      view.scrollBy({ top: speed / handle.scale, behavior: "instant" });
      draw();
    }
    frame = requestAnimationFrame(tick);
  };
  const finish = (): readonly string[] => {
    cancelAnimationFrame(frame);
    forgets?.();
    const ids = editor.view.marquee?.ids ?? [];
    editor.look({ marquee: null });
    return ids;
  };
  return recogniseDrag(
    press,
    {
      toScreen: (point) => (isInside ? handle.toScreen({ ...point, width: 0, height: 0 }) : point),
      isGrip: true,
      keyWindows: [window, view],
    },
    {
      onStart: (point) => {
        pointer = point;
        began = toPage(point);
        // Far sections get their real height when they come into sight, and a page may change under the hand.
        forgets = handle.subscribeLayout(() => boxes.clear());
        tick();
      },
      onMove: (point) => {
        pointer = point;
        draw();
      },
      onDrop: (point) => {
        pointer = point;
        draw();
        const ids = finish();
        editor.select(...ids);
        announcer.say("canvas.say.several", { count: ids.length });
      },
      onCancel: () => {
        finish();
        editor.select(...selection);
      },
    },
  );
}

function together(kept: readonly string[], hits: readonly string[]): string[] {
  return [...new Set([...kept, ...hits])];
}
