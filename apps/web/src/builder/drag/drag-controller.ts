import { type BlockKind, blockCatalog, blockDefinition, seedFragment } from "@vitrine/blocks";
import { type BlockTree, type Fragment, type PlaceRefusal, randomId, subtree } from "@vitrine/document";
import type { PointerEvent as ReactPointerEvent } from "react";
import { type Announcer, sayRefused } from "../canvas/announcer.ts";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import type { MenuCall } from "../canvas/menu-call.ts";
import type { Editor } from "../editor/editor.ts";
import { outermost } from "../editor/outermost.ts";
import { areKindPartsThere, fetchKindParts } from "../kind-parts/fetch-kind-parts.ts";
import type { LaterCode } from "../load-later.tsx";
import { scrollSpeed } from "./auto-scroll.ts";
import type { Line, Point } from "./geometry.ts";
import type { PlannedDrop } from "./plan-drop.ts";
import { type DragOptions, recogniseDrag } from "./recognise-drag.ts";
import type { SlotMeter } from "./slot-meter.ts";

/** A drag as it is shown: what is carried, where it is held, and where it would land. */
export interface DragView {
  readonly kind: string;
  /** What it is called, where that is not its kind's name. */
  readonly label: string | null;
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

/** The code that finds where a drag would land. */
export type Planning = typeof import("./planning.ts");

type Load =
  | { readonly type: "new"; readonly kind: string; readonly label: string | null; readonly fragment: Fragment }
  | { readonly type: "moved"; readonly kind: string; readonly ids: readonly string[] };

interface Drag {
  readonly planning: Planning;
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
  readonly #menu: MenuCall;
  readonly #planning: LaterCode<Planning>;
  readonly #listeners = new Set<() => void>();
  #drag: Drag | null = null;
  #view: DragView | null = null;
  #end: (() => void) | null = null;
  #frame = 0;

  /** A drag begins once `planning` is there. */
  constructor(editor: Editor, canvas: () => CanvasHandle | null, announcer: Announcer, menu: MenuCall, planning: LaterCode<Planning>) {
    this.#editor = editor;
    this.#canvas = canvas;
    this.#announcer = announcer;
    this.#menu = menu;
    this.#planning = planning;
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
    // It is dragged from when there is something to make one with, and told of where that never comes.
    void fetchKindParts().catch(() => undefined);
    const makeLoad = ({ kindVersion }: Planning): Load | null => {
      if (!areKindPartsThere()) return null;
      const seed = blockDefinition(kind)?.seed(this.#editor.store.page().language) ?? { props: {} };
      return { type: "new", kind, label: null, fragment: seedFragment({ ...seed, kind }, randomId, kindVersion) };
    };
    this.#watch(event.nativeEvent, makeLoad, { toScreen: (point) => point, isGrip: false });
  }

  /** A pointer has gone down on ready-made blocks. They are dragged from when `fetched` has them. */
  startFromLibrary(label: string, fetched: () => Fragment | null, event: ReactPointerEvent): void {
    if (event.button !== 0) return;
    const makeLoad = (): Load | null => {
      const fragment = fetched();
      return fragment && { type: "new", kind: fragment.blocks[0]?.kind ?? "", label, fragment };
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
    const rest = (point: Point): void => {
      if (!this.#editor.view.selection.includes(first)) this.#editor.select(...roots);
      this.#menu.ask(point);
    };
    this.#watch(event, makeLoad, { toScreen, isGrip: !isInside }, rest);
  }

  /** Gives up; nothing has changed. */
  cancel(): void {
    this.#end?.();
  }

  #watch(
    event: PointerEvent,
    makeLoad: (planning: Planning) => Load | null,
    press: Pick<DragOptions, "toScreen" | "isGrip">,
    rest: ((point: Point) => void) | null = null,
  ): void {
    const canvas = this.#canvas();
    if (!canvas || this.#drag) return;
    const ask = (): void => undefined;
    this.#planning.use(ask, ask);
    const begin = (point: Point): void => {
      const planning = this.#drag ? null : this.#planning.now();
      const load = planning && makeLoad(planning);
      if (load) this.#begin(canvas, planning, load, point);
    };
    this.#end = recogniseDrag(
      event,
      { ...press, keyWindows: [window, canvas.window] },
      {
        onStart: begin,
        onMove: (point) => {
          begin(point);
          this.#move(point);
        },
        onDrop: (point) => {
          if (this.#drag) this.#drop(point);
          else this.#announcer.say(areKindPartsThere() && this.#planning.now() ? "canvas.say.notFetched" : "canvas.say.notYet");
        },
        ...(rest && {
          onRest: (point: Point) => {
            this.#finish();
            rest(point);
          },
        }),
        onCancel: () => {
          this.#announcer.say("canvas.say.cancelled");
          this.#finish();
        },
      },
    );
  }

  #begin(canvas: CanvasHandle, planning: Planning, load: Load, pointer: Point): void {
    const { store } = this.#editor;
    const trees = load.type === "moved" ? load.ids.map((id) => subtree(store, id)) : planning.fragmentTrees(load.fragment);
    const meter = new planning.SlotMeter(canvas, store, trees);
    this.#drag = { planning, load, canvas, trees, meter, pointer, isOver: false, planned: null, refusal: null };
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
    const { planning, canvas, meter, load, pointer } = drag;
    // A page that is larger than its room is over nothing outside of that.
    const isOver = [canvas.frame, canvas.frame.parentElement].every((place) => place && isOn(place, pointer));
    drag.isOver = isOver;
    const point = canvas.toCanvas(pointer);
    drag.planned = isOver
      ? planning.planDrop(this.#editor.store, blockCatalog, drag.trees, meter.slotsAt(point), meter.toPage(point))
      : null;
    const line = drag.planned?.line ?? null;
    const view: DragView = {
      kind: load.kind,
      label: load.type === "new" ? load.label : null,
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
    const { planned } = drag;
    if (planned) this.#land(drag, planned);
    else if (drag.isOver) this.#announcer.refuse(this.#refusalOf(drag), true);
    else this.#announcer.say("canvas.say.cancelled");
  }

  /** The page does not change while something is dragged, and neither does why it takes it nowhere. */
  #refusalOf(drag: Drag): PlaceRefusal {
    drag.refusal ??= drag.planning.whyNowhere(this.#editor.store, blockCatalog, drag.trees);
    return drag.refusal;
  }

  #land({ planning, load }: Drag, planned: PlannedDrop): void {
    const ids = load.type === "new" ? load.fragment.rootIds : load.ids;
    const operation =
      load.type === "new"
        ? planning.landFragment(load.fragment, planned.landing, randomId)
        : planning.landMoved(ids, planned.landing, randomId);
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

function isOn(place: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
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
