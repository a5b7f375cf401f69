import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Announcer } from "../canvas/announcer.ts";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { MenuCall, type MenuWish } from "../canvas/menu-call.ts";
import type { LaterCode } from "../load-later.tsx";
import { sampleEditor } from "../testing/sample-editor.ts";
import { DragController, type Planning } from "./drag-controller.ts";
import type { Landing } from "./landing.ts";
import * as planning from "./planning.ts";

const there: LaterCode<Planning> = { now: () => planning, use: (act) => act(planning) };

/** An element at a place of the screen. */
function at(x: number, y: number, width: number, height: number): HTMLElement {
  const element = document.createElement("div");
  const box = new DOMRect(x, y, width, height);
  element.getBoundingClientRect = () => box;
  element.getClientRects = () => [box] as unknown as DOMRectList;
  document.body.append(element);
  return element;
}

/** A list of layers at the left, and a page at its right of which the first column, with a text in it, is on screen. */
function bench(takes: Landing | null = null) {
  const editor = sampleEditor();
  const list = at(0, 0, 200, 600);
  const frame = at(200, 0, 800, 600);
  at(200, 0, 800, 600).append(frame);
  const column = at(300, 100, 400, 300);
  const text = at(300, 100, 400, 100);
  column.append(text);
  frame.append(column);
  const drawn = new Map([
    ["box1", column],
    ["t1", text],
  ]);
  const scrolled = vi.fn();
  const canvas = {
    frame,
    window: Object.assign(new EventTarget(), {
      scrollX: 0,
      scrollY: 0,
      scrollBy: scrolled,
      getComputedStyle: () => getComputedStyle(column),
    }),
    document: { elementFromPoint: () => text, querySelector: () => null, documentElement: { clientWidth: 800, scrollHeight: 600 } },
    scale: 1,
    elementOf: (id: string) => drawn.get(id) ?? null,
    blockAt: () => "t1",
    toCanvas: (point: unknown) => point,
  } as unknown as CanvasHandle;
  const announcer = new Announcer();
  const menu = new MenuCall();
  const wishes: (MenuWish | MouseEvent)[] = [];
  menu.subscribe((wish) => void wishes.push(wish));
  const drag = new DragController(editor, () => canvas, announcer, menu, there);
  const planned: (readonly string[])[] = [];
  const leave = vi.fn();
  drag.takeOn({
    element: () => list,
    plan: (trees) => {
      planned.push(trees.map(([root]) => root?.id ?? ""));
      return takes;
    },
    leave,
  });
  const row = at(10, 40, 180, 30);
  list.append(row);
  const send = (type: string, x: number, y: number, pointerType: string): void => {
    const event = new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: y,
      pointerId: 1,
      isPrimary: true,
      pointerType,
      buttons: 1,
    });
    if (type === "pointerdown")
      row.addEventListener("pointerdown", (down) => drag.startFromCanvas(ids, down as PointerEvent, list), { once: true });
    row.dispatchEvent(event);
  };
  let ids: readonly string[] = [];
  return {
    ...{ editor, list, announcer, wishes, drag, planned, leave, scrolled },
    press(chosen: readonly string[], pointerType = "mouse"): void {
      ids = chosen;
      send("pointerdown", 20, 50, pointerType);
    },
    move: (x: number, y: number, pointerType = "mouse") => send("pointermove", x, y, pointerType),
    lift: (x: number, y: number, pointerType = "mouse") => send("pointerup", x, y, pointerType),
    children: (id: string) => editor.store.allChildren(id).map((block) => block.id),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // The click of each release is kept from the page for a moment, which is to be over when the next file clicks.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("rows of the layers list", () => {
  it("are dragged onto the canvas together, the inner ones with those around them", () => {
    const { editor, press, move, lift, children, drag, announcer } = bench();
    press(["h1", "f1", "field2", "b1"]);
    move(20, 56);
    move(400, 380);
    vi.advanceTimersToNextFrame();
    expect(drag.view).toMatchObject({ count: 3, parentId: "box1", refusal: null });
    lift(400, 380);
    expect(drag.view).toBeNull();
    expect(children("box1")).toEqual(["t1", "h1", "f1", "b1"]);
    expect(editor.view.selection).toEqual(["h1", "f1", "b1"]);
    expect(announcer.latest?.key).toBe("canvas.say.moved");
    editor.undo();
    expect(children("box1")).toEqual(["t1"]);
  });

  it("land in the list where it says, which is told when they leave it", () => {
    const { press, move, lift, children, planned, leave, drag } = bench({
      place: { parentId: "box2", slot: "content", beforeId: null },
      wrapper: null,
    });
    press(["t1"]);
    move(20, 90);
    vi.advanceTimersToNextFrame();
    expect(planned.at(-1)).toEqual(["t1"]);
    expect(drag.view).toMatchObject({ line: null, parentId: null, refusal: null });
    leave.mockClear();
    move(400, 300);
    vi.advanceTimersToNextFrame();
    expect(leave).toHaveBeenCalled();
    move(20, 90);
    lift(20, 90);
    expect(children("box2")).toEqual(["t1"]);
  });

  it("stay where nothing takes them, and why is told", () => {
    const { editor, press, move, lift, announcer } = bench(null);
    const before = editor.store.toDocument();
    press(["t1"]);
    move(20, 90);
    lift(20, 90);
    expect(announcer.latest).toMatchObject({ isShown: true });
    expect(editor.store.toDocument()).toEqual(before);
  });

  it("stay when Escape gives the drag up, wherever it is held", () => {
    const { editor, press, move, lift, announcer, drag, leave } = bench();
    const before = editor.store.toDocument();
    press(["h1"]);
    move(20, 56);
    move(400, 380);
    vi.advanceTimersToNextFrame();
    expect(drag.view?.line).not.toBeNull();
    leave.mockClear();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
    expect(announcer.latest?.key).toBe("canvas.say.cancelled");
    expect([drag.view, leave.mock.calls.length]).toEqual([null, 1]);
    lift(400, 380);
    expect(editor.store.toDocument()).toEqual(before);
  });

  it("scroll under a finger that moves at once, are dragged by one that rests, and tell what there is to do when it is lifted there", () => {
    const { press, move, lift, drag, wishes, list, children } = bench();
    press(["h1"], "touch");
    move(20, 80, "touch");
    vi.advanceTimersByTime(1_000);
    lift(20, 80, "touch");
    expect([drag.view, wishes]).toEqual([null, []]);

    press(["h1"], "touch");
    vi.advanceTimersByTime(360);
    expect(drag.view?.count).toBe(1);
    lift(20, 50, "touch");
    expect(wishes).toEqual([{ point: { x: 20, y: 50 }, from: list }]);

    press(["h1"], "touch");
    vi.advanceTimersByTime(360);
    move(400, 380, "touch");
    lift(400, 380, "touch");
    expect(children("box1")).toEqual(["t1", "h1"]);
  });

  it("scroll the page while they are held at its edge, and the list while they are over that", () => {
    const { press, move, lift, scrolled, list } = bench();
    const listScrolled = vi.spyOn(list, "scrollBy");
    press(["h1"]);
    move(20, 56);
    move(400, 598);
    vi.advanceTimersToNextFrame();
    expect(scrolled).toHaveBeenLastCalledWith({ top: expect.any(Number), behavior: "instant" });
    scrolled.mockClear();
    listScrolled.mockClear();
    move(100, 598);
    vi.advanceTimersToNextFrame();
    expect(listScrolled).toHaveBeenCalled();
    expect(scrolled).not.toHaveBeenCalled();
    lift(100, 598);
  });
});
