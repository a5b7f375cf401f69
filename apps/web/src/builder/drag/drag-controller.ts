import { type BlockKind, blockCatalog, blockDefinition, seedFragment } from "@vitrine/blocks";
import { type BlockTree, type Fragment, type PlaceRefusal, randomId, subtree } from "@vitrine/document";
import type { PointerEvent as ReactPointerEvent } from "react";
import { type Announcer, sayRefused } from "../canvas/announcer.ts";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import type { Editor } from "../editor/editor.ts";
import { outermost } from "../editor/outermost.ts";
import { whyNowhere } from "../placing/why-nowhere.ts";
import { scrollSpeed } from "./auto-scroll.ts";
import type { Line, Point } from "./geometry.ts";
import { kindVersion, landFragment, landMoved } from "./landing.ts";
import { type PlannedDrop, planDrop } from "./plan-drop.ts";
import { type DragOptions, recogniseDrag } from "./recognise-drag.ts";
import { SlotMeter } from "./slot-meter.ts";

/** A drag as it is shown: what is carried, where it is held, and where it would land. */
export interface DragView {
  readonly kind: string;
  readonly count: number;
  /** In pixels of the builder's viewport. */
  readonly pointer: Point;
  /** Where it would be put, in pixels of the page; `null` while the pointer is off the canvas. */
  readonly line: Line | null;
  /** The container it would be put in. */
  readonly parentId: string | null;
  /** Why nothing takes it, while it is over a page that does not. */
  readonly refusal: PlaceRefusal | null;
}

type Load =
  | { readonly type: "new"; readonly kind: string; readonly fragment: Fragment }
  | { readonly type: "moved"; readonly kind: string; readonly ids: readonly string[] };

interface Drag {
  readonly load: Load;
  readonly canvas: CanvasHandle;
  readonly trees: readonly BlockTree[];
  readonly meter: SlotMeter;
  pointer: Point;
  /** Whether the pointer is over the canvas. */
  isOver: boolean;
  planned: PlannedDrop | null;
  /** Why nothing takes it, once that was asked. */
  refusal: PlaceRefusal | null;
}

/**
 * Dragging with a mouse, a pen or a finger, from the palette and within the canvas. Nothing is changed before the
 * drop, so a drag that is given up leaves no trace; a drop is one step to undo.
 */
export class DragController {
  readonly #editor: Editor;
  readonly #canvas: () => CanvasHandle | null;
  readonly #announcer: Announcer;
  readonly #listeners = new Set<() => void>();
  #drag: Drag | null = null;
  #view: DragView | null = null;
  #end: (() => void) | null = null;
  #frame = 0;

  constructor(editor: Editor, canvas: () => CanvasHandle | null, announcer: Announcer) {
    this.#editor = editor;
    this.#canvas = canvas;
    this.#announcer = announcer;
  }

  /** What is being dragged; keeps its identity while nothing about it changes. */
  get view(): DragView | null {
    return this.#view;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A pointer has gone down on an entry of the palette. */
  startFromPalette(kind: BlockKind, event: ReactPointerEvent): void {
    if (event.button !== 0) return;
    const makeLoad = (): Load => {
      const seed = blockDefinition(kind)?.seed(this.#editor.store.page().language) ?? { props: {} };
      return { type: "new", kind, fragment: seedFragment({ ...seed, kind }, randomId, kindVersion) };
    };
    this.#watch(event.nativeEvent, makeLoad, { toScreen: (point) => point, isGrip: false });
  }

  /** A pointer has gone down on blocks of the canvas, or on something of the builder that stands for them. */
  startFromCanvas(ids: readonly string[], event: PointerEvent): void {
    const canvas = this.#canvas();
    const roots = outermost(this.#editor.store, ids);
    const [first] = roots;
    if (!canvas || first === undefined || event.button !== 0) return;
    const kind = this.#editor.store.block(first)?.kind ?? "";
    const isInside = (event.target as Node).ownerDocument === canvas.document;
    const makeLoad = (): Load => ({ type: "moved", kind, ids: roots });
    const toScreen = (point: Point): Point => (isInside ? canvas.toScreen({ ...point, width: 0, height: 0 }) : point);
    this.#watch(event, makeLoad, { toScreen, isGrip: !isInside });
  }

  /** Gives up; nothing has changed. */
  cancel(): void {
    this.#end?.();
  }

  #watch(event: PointerEvent, makeLoad: () => Load, press: Pick<DragOptions, "toScreen" | "isGrip">): void {
    const canvas = this.#canvas();
    if (!canvas || this.#drag) return;
    this.#end = recogniseDrag(
      event,
      { ...press, keyWindows: [window, canvas.window] },
      {
        onStart: (point) => this.#begin(canvas, makeLoad(), point),
        onMove: (point) => this.#move(point),
        onDrop: (point) => this.#drop(point),
        onCancel: () => {
          this.#announcer.say("canvas.say.cancelled");
          this.#finish();
        },
      },
    );
  }

  #begin(canvas: CanvasHandle, load: Load, pointer: Point): void {
    const { store } = this.#editor;
    const trees = load.type === "moved" ? load.ids.map((id) => subtree(store, id)) : [load.fragment.blocks];
    this.#drag = { load, canvas, trees, meter: new SlotMeter(canvas, store, trees), pointer, isOver: false, planned: null, refusal: null };
    this.#editor.look({ hoveredId: null, editing: null });
    this.#tick();
  }

  #move(pointer: Point): void {
    if (this.#drag) this.#drag.pointer = pointer;
  }

  /** Once a frame: scrolls at the edges and plans again. */
  #tick = (): void => {
    const drag = this.#drag;
    if (!drag) return;
    const speed = scrollSpeed(drag.pointer, drag.canvas.frame.getBoundingClientRect());
    if (speed !== 0) drag.canvas.window.scrollBy({ top: speed / drag.canvas.scale, behavior: "instant" });
    this.#plan(drag);
    this.#frame = requestAnimationFrame(this.#tick);
  };

  #plan(drag: Drag): void {
    const { canvas, meter, load, pointer } = drag;
    const frame = canvas.frame.getBoundingClientRect();
    const isOver = pointer.x >= frame.left && pointer.x < frame.right && pointer.y >= frame.top && pointer.y < frame.bottom;
    drag.isOver = isOver;
    const point = canvas.toCanvas(pointer);
    drag.planned = isOver ? planDrop(this.#editor.store, blockCatalog, drag.trees, meter.slotsAt(point), meter.toPage(point)) : null;
    const line = drag.planned?.line ?? null;
    const view: DragView = {
      kind: load.kind,
      count: drag.trees.length,
      pointer,
      line,
      parentId: drag.planned?.landing.place.parentId ?? null,
      refusal: isOver && !drag.planned ? this.#refusalOf(drag) : null,
    };
    if (!this.#view || !isSameView(this.#view, view)) this.#show(view);
  }

  #drop(pointer: Point): void {
    const drag = this.#drag;
    if (!drag) return;
    drag.pointer = pointer;
    this.#plan(drag);
    this.#finish();
    const { planned, load } = drag;
    if (planned) this.#land(load, planned);
    else if (drag.isOver) this.#announcer.refuse(this.#refusalOf(drag), true);
    else this.#announcer.say("canvas.say.cancelled");
  }

  /** The page does not change while something is dragged, and neither does why it takes it nowhere. */
  #refusalOf(drag: Drag): PlaceRefusal {
    drag.refusal ??= whyNowhere(this.#editor.store, blockCatalog, drag.trees);
    return drag.refusal;
  }

  #land(load: Load, planned: PlannedDrop): void {
    const ids = load.type === "new" ? load.fragment.rootIds : load.ids;
    const operation =
      load.type === "new" ? landFragment(load.fragment, planned.landing, randomId) : landMoved(ids, planned.landing, randomId);
    const result = this.#editor.run(operation);
    if (!result.ok) {
      sayRefused(this.#announcer, result.problems);
      return;
    }
    this.#editor.select(...ids);
    this.#announcer.say(load.type === "new" ? "canvas.say.added" : "canvas.say.moved");
  }

  #finish(): void {
    cancelAnimationFrame(this.#frame);
    this.#drag = null;
    this.#end = null;
    this.#show(null);
  }

  #show(view: DragView | null): void {
    this.#view = view;
    for (const listener of [...this.#listeners]) listener();
  }
}

function isSameView(a: DragView, b: DragView): boolean {
  const isSameLine =
    a.line === b.line ||
    (a.line !== null &&
      b.line !== null &&
      a.line.from.x === b.line.from.x &&
      a.line.from.y === b.line.from.y &&
      a.line.to.x === b.line.to.x &&
      a.line.to.y === b.line.to.y);
  return isSameLine && a.pointer.x === b.pointer.x && a.pointer.y === b.pointer.y && a.parentId === b.parentId && a.refusal === b.refusal;
}
