import { afterEach, expect, it, vi } from "vitest";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { listenForZoom } from "./listen-for-zoom.ts";

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

interface Finger {
  readonly clientX: number;
  readonly clientY: number;
}

/** A page of 1,000 pixels that scrolls both ways, in a frame at the room's left top corner, shown at half its size. */
function bench() {
  const view = Object.assign(new EventTarget(), {
    scrollX: 0,
    scrollY: 100,
    scrollBy({ top }: { top: number }) {
      view.scrollY += top;
    },
  });
  const room = document.createElement("div");
  const frame = document.createElement("iframe");
  room.append(frame);
  let scale = 0.5;
  let left = 0;
  room.scrollBy = ((by: ScrollToOptions) => {
    left += by.left ?? 0;
  }) as typeof room.scrollBy;
  const fit = vi.fn();
  const canvas = {
    frame,
    window: view,
    get scale() {
      return scale;
    },
    blockAt: (target: unknown) => (target === view || target === room ? null : "b1"),
    toScreen: ({ x, y }: { x: number; y: number }) => ({ x: x * scale - left, y: y * scale }),
    toCanvas: ({ x, y }: { x: number; y: number }) => ({ x: (x + left) / scale, y: y / scale }),
  } as unknown as CanvasHandle;
  ending.push(
    listenForZoom(canvas, {
      to: (next) => {
        scale = next;
      },
      fit,
    }),
  );
  const send = (place: EventTarget, type: string, more: object): Event => {
    const event = Object.assign(new Event(type, { cancelable: true, bubbles: true }), more);
    place.dispatchEvent(event);
    return event;
  };
  return {
    room,
    fit,
    view,
    scale: () => scale,
    /** What of the page is at a point of the screen. */
    at: (x: number, y: number) => [(x + left) / scale + view.scrollX, y / scale + view.scrollY].map(Math.round),
    wheel: (more: object) => send(room, "wheel", { deltaY: 0, ctrlKey: true, clientX: 0, clientY: 0, ...more }),
    touch: (type: string, ...touches: Finger[]) => send(room, type, { touches }),
    tap: (clientX: number, time: number, more: object = {}) => {
      const event = Object.assign(new Event("click"), { pointerType: "touch", clientX, clientY: 10, ...more });
      Object.defineProperty(event, "timeStamp", { value: time });
      room.dispatchEvent(event);
    },
    send,
  };
}

it("zooms by the wheel around what is under it, in steps that are not too large, and leaves it alone without Control", () => {
  const { wheel, scale, at } = bench();
  const under = at(300, 200);
  expect(wheel({ deltaY: -10, clientX: 300, clientY: 200 }).defaultPrevented).toBe(true);
  expect(scale()).toBeCloseTo(0.55);
  expect(at(300, 200)).toEqual(under);
  wheel({ deltaY: 400, clientX: 300, clientY: 200 });
  expect(scale()).toBeCloseTo(0.55 * 0.75);
  expect(at(300, 200)).toEqual(under);
  expect(wheel({ deltaY: -10, ctrlKey: false }).defaultPrevented).toBe(false);
});

it("zooms by two fingers around what is between them, and moves it where they go", () => {
  const { touch, scale, at } = bench();
  const held = at(200, 300);
  touch("touchstart", { clientX: 150, clientY: 300 }, { clientX: 250, clientY: 300 });
  expect(touch("touchmove", { clientX: 100, clientY: 300 }, { clientX: 300, clientY: 300 }).defaultPrevented).toBe(true);
  expect(scale()).toBeCloseTo(1);
  expect(at(200, 300)).toEqual(held);
  touch("touchmove", { clientX: 160, clientY: 360 }, { clientX: 360, clientY: 360 });
  expect(scale()).toBeCloseTo(1);
  expect(at(260, 360)).toEqual(held);
  touch("touchmove", { clientX: 260, clientY: 360 }, { clientX: 260, clientY: 360 });
  expect(scale()).toBe(0.25);
  touch("touchmove", { clientX: -9_000, clientY: 360 }, { clientX: 9_000, clientY: 360 });
  expect(scale()).toBe(3);
});

it("leaves one finger to scroll, and two once one of them scrolls", () => {
  const { touch, scale, send, room } = bench();
  expect(touch("touchstart", { clientX: 150, clientY: 300 }).defaultPrevented).toBe(false);
  expect(touch("touchmove", { clientX: 150, clientY: 200 }).defaultPrevented).toBe(false);
  const scrolling = Object.assign(new Event("touchstart", { cancelable: false }), {
    touches: [
      { clientX: 0, clientY: 0 },
      { clientX: 50, clientY: 0 },
    ],
  });
  room.dispatchEvent(scrolling);
  touch("touchmove", { clientX: 0, clientY: 0 }, { clientX: 500, clientY: 0 });
  expect(scale()).toBe(0.5);
  send(room, "touchend", { touches: [] });
  touch("touchmove", { clientX: 0, clientY: 0 }, { clientX: 500, clientY: 0 });
  expect(scale()).toBe(0.5);
});

it("fits the page at a double tap on nothing: not at a slow one, a wide one, one of a mouse, or on a block", () => {
  const { tap, fit, room, send } = bench();
  tap(10, 0);
  tap(14, 200);
  expect(fit).toHaveBeenCalledTimes(1);
  tap(14, 300);
  tap(14, 900);
  tap(90, 1_000);
  tap(90, 1_100, { pointerType: "mouse" });
  tap(90, 1_150);
  expect(fit).toHaveBeenCalledTimes(1);
  const block = document.createElement("p");
  room.append(block);
  for (let count = 0; count < 2; count++) send(block, "click", { pointerType: "touch", clientX: 90, clientY: 10 });
  expect(fit).toHaveBeenCalledTimes(1);
});
