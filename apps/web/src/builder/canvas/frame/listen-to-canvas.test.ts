import { setBlockSettings } from "@vitrine/document";
import { afterEach, describe, expect, it } from "vitest";
import type { DragController } from "../../drag/drag-controller.ts";
import { sampleEditor } from "../../testing/sample-editor.ts";
import type { CanvasHandle } from "./canvas-handle.ts";
import { BLOCK_MARK, EDIT_MARK } from "./canvas-marks.ts";
import { listenToCanvas } from "./listen-to-canvas.ts";

let stop = (): void => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A section with a heading and a button on the screen, and what begins when they are pressed. */
function canvas() {
  document.body.innerHTML = `<div ${BLOCK_MARK}="s1"><h2 ${BLOCK_MARK}="h1" ${EDIT_MARK}="content">Título</h2><i ${BLOCK_MARK}="c1"></i></div>`;
  const editor = sampleEditor();
  const framed: (readonly string[])[] = [];
  const dragged: (readonly string[])[] = [];
  const handle = {
    document,
    window,
    blockAt: (target: EventTarget | null) => (target as Element | null)?.closest?.(`[${BLOCK_MARK}]`)?.getAttribute(BLOCK_MARK) ?? null,
    editableOf: () => null,
  } as unknown as CanvasHandle;
  const drag = { view: null, startFromCanvas: (ids: readonly string[]) => void dragged.push(ids) } as unknown as DragController;
  stop = listenToCanvas(handle, editor, drag, (kept) => void framed.push(kept));
  const at = (id: string): Element => document.querySelector(`[${BLOCK_MARK}="${id}"]`) ?? document.body;
  const send = (type: string, id: string, more: PointerEventInit): void => {
    at(id).dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, ...more }));
  };
  return {
    editor,
    framed,
    dragged,
    press: (id: string, keys: PointerEventInit = {}) => send("pointerdown", id, { pointerType: "mouse", ...keys }),
    tap: (id: string) => send("click", id, { pointerType: "touch" }),
  };
}

describe("a press on the page", () => {
  it("drags a block, and frames from the ground: a section's is the page's until the section is chosen", () => {
    const { editor, framed, dragged, press } = canvas();
    press("h1");
    expect([editor.view.selection, dragged, framed]).toEqual([["h1"], [["h1"]], []]);
    press("s1");
    expect([editor.view.selection, dragged, framed]).toEqual([["s1"], [["h1"]], [[]]]);
    press("s1");
    expect([dragged, framed]).toEqual([[["h1"], ["s1"]], [[]]]);
    press("nothing");
    expect([editor.view.selection, framed]).toEqual([["page"], [[], []]]);
  });

  it("adds one with a key held, or frames more beside what is chosen", () => {
    const { editor, framed, dragged, press } = canvas();
    press("h1");
    press("c1", { shiftKey: true });
    expect(editor.view.selection).toEqual(["h1", "c1"]);
    expect(framed).toEqual([["h1"]]);
    press("h1", { ctrlKey: true });
    expect(editor.view.selection).toEqual(["c1"]);
    expect(dragged).toHaveLength(1);
  });
});

describe("a tap", () => {
  it("adds one, or takes it away, while several are being selected", () => {
    const { editor, tap } = canvas();
    tap("h1");
    editor.look({ isPicking: true });
    tap("c1");
    expect(editor.view.selection).toEqual(["h1", "c1"]);
    tap("h1");
    tap("nothing");
    expect(editor.view.selection).toEqual(["c1"]);
    editor.look({ isPicking: false });
    tap("h1");
    expect(editor.view).toMatchObject({ selection: ["h1"], editing: null });
    tap("h1");
    expect(editor.view.editing).toEqual({ blockId: "h1", prop: "content" });
  });

  it("types in no words that are locked", () => {
    const { editor, tap } = canvas();
    editor.run(setBlockSettings("s1", { locked: true }));
    tap("h1");
    tap("h1");
    expect(editor.view).toMatchObject({ selection: ["h1"], editing: null });
  });
});
