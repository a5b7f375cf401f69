import { blockCatalog } from "@vitrine/blocks";
import { type BlockTree, type PlaceRefusal, randomId, subtree } from "@vitrine/document";
import { type Announcer, sayRefused } from "../canvas/announcer.ts";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import type { Editor } from "../editor/editor.ts";
import { whyNowhere } from "../placing/why-nowhere.ts";
import { scrollSpeed } from "./auto-scroll.ts";
import type { DragView, DropGround, Load } from "./drag-view.ts";
import type { Line, Point } from "./geometry.ts";
import { fragmentTrees } from "./insert-block.ts";
import { type Landing, landFragment, landMoved } from "./landing.ts";
import { planDrop } from "./plan-drop.ts";
import { SlotMeter } from "./slot-meter.ts";

/** What a drag has to do with. */
export interface DragWorld {
  readonly editor: Editor;
  readonly announcer: Announcer;
  readonly canvas: CanvasHandle;
  /** What takes blocks beside the canvas, if anything does now. */
  readonly ground: () => DropGround | null;
  readonly load: Load;
  /** Told of each change of what is shown of the drag, and of `null` once it is over. */
  readonly show: (view: DragView | null) => void;
}

/** One drag from where it began until it is dropped or given up. */
export class DragSession {
  readonly #world: DragWorld;
  readonly #trees: readonly BlockTree[];
  readonly #meter: SlotMeter;
  #pointer: Point;
  #landing: Landing | null = null;
  /** Whether the pointer is over something that takes blocks, if not these. */
  #isOver = false;
  #refusal: PlaceRefusal | null = null;
  #view: DragView | null = null;
  #frame = 0;

  constructor(world: DragWorld, pointer: Point) {
    const { editor, canvas, load } = world;
    this.#world = world;
    this.#pointer = pointer;
    this.#trees = load.type === "moved" ? load.ids.map((id) => subtree(editor.store, id)) : fragmentTrees(load.fragment);
    this.#meter = new SlotMeter(canvas, editor.store, this.#trees);
    editor.look({ hoveredId: null, editing: null });
    this.#tick();
  }

  move(pointer: Point): void {
    this.#pointer = pointer;
  }

  /** Lets go there: what it holds lands, or whoever dropped it is told why it does not. */
  drop(pointer: Point): void {
    const { announcer } = this.#world;
    this.#pointer = pointer;
    this.#plan();
    if (this.#landing) this.#land(this.#landing);
    else if (this.#isOver) announcer.refuse(this.#whyNowhere(), true);
    else announcer.say("canvas.say.cancelled");
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#world.ground()?.leave();
    this.#world.show(null);
  }

  /** Once a frame: scrolls at the edges and plans again. */
  #tick = (): void => {
    const { canvas } = this.#world;
    const list = this.#groundHere()?.element();
    const speed = scrollSpeed(this.#pointer, (list ?? canvas.frame).getBoundingClientRect());
    if (speed !== 0 && list) list.scrollBy({ top: speed, behavior: "instant" });
    else if (speed !== 0) canvas.window.scrollBy({ top: speed / canvas.scale, behavior: "instant" });
    this.#plan();
    this.#frame = requestAnimationFrame(this.#tick);
  };

  #plan(): void {
    const { load } = this.#world;
    const ground = this.#groundHere();
    if (!ground) this.#world.ground()?.leave();
    const line = ground ? this.#planOn(ground) : this.#planOnCanvas();
    const view: DragView = {
      kind: load.kind,
      label: load.type === "new" ? load.label : null,
      count: this.#trees.length,
      pointer: this.#pointer,
      line,
      parentId: line ? (this.#landing?.place.parentId ?? null) : null,
      refusal: this.#isOver && !this.#landing ? this.#whyNowhere() : null,
    };
    if (this.#view && isSameView(this.#view, view)) return;
    this.#view = view;
    this.#world.show(view);
  }

  #planOn(ground: DropGround): null {
    this.#isOver = true;
    this.#landing = ground.plan(this.#trees, this.#pointer);
    return null;
  }

  #planOnCanvas(): Line | null {
    const { editor, canvas } = this.#world;
    // A page that is larger than its room is over nothing outside of that.
    this.#isOver = [canvas.frame, canvas.frame.parentElement].every((place) => place && isOn(place, this.#pointer));
    const point = canvas.toCanvas(this.#pointer);
    const planned = this.#isOver
      ? planDrop(editor.store, blockCatalog, this.#trees, this.#meter.slotsAt(point), this.#meter.toPage(point))
      : null;
    this.#landing = planned?.landing ?? null;
    return planned?.line ?? null;
  }

  /** Where there is no room beside the page, what takes blocks lies over it. */
  #groundHere(): DropGround | null {
    const ground = this.#world.ground();
    const element = ground?.element();
    return element && isOn(element, this.#pointer) ? ground : null;
  }

  /** The page does not change while something is dragged, and neither does why it takes it nowhere. */
  #whyNowhere(): PlaceRefusal {
    this.#refusal ??= whyNowhere(this.#world.editor.store, blockCatalog, this.#trees);
    return this.#refusal;
  }

  #land(landing: Landing): void {
    const { editor, announcer, load } = this.#world;
    const ids = load.type === "new" ? load.fragment.rootIds : load.ids;
    const result = editor.run(load.type === "new" ? landFragment(load.fragment, landing, randomId) : landMoved(ids, landing, randomId));
    if (!result.ok) {
      sayRefused(announcer, result.problems);
      return;
    }
    editor.select(...ids);
    announcer.say(load.type === "new" ? "canvas.say.added" : "canvas.say.moved");
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
