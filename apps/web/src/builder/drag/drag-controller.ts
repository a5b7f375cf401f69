import { type BlockKind, blockDefinition, seedFragment } from "@vitrine/blocks";
import { type Fragment, randomId } from "@vitrine/document";
import type { PointerEvent as ReactPointerEvent } from "react";
import type { Announcer } from "../canvas/announcer.ts";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import type { MenuCall } from "../canvas/menu-call.ts";
import type { Editor } from "../editor/editor.ts";
import { outermost } from "../editor/outermost.ts";
import { areKindPartsThere, fetchKindParts } from "../kind-parts/fetch-kind-parts.ts";
import type { LaterCode } from "../load-later.tsx";
import type { DragSession } from "./drag-session.ts";
import type { DragView, DropGround, Load } from "./drag-view.ts";
import type { Point } from "./geometry.ts";
import { type DragOptions, recogniseDrag } from "./recognise-drag.ts";

/** The code that finds where a drag would land. */
export type Planning = typeof import("./planning.ts");

/**
 * Dragging with a mouse, a pen or a finger: from the palette, the canvas and the list of layers, onto the canvas and
 * that list. Nothing is changed before the drop, so a drag that is given up leaves no trace; a drop is one step to undo.
 */
export class DragController {
  readonly #editor: Editor;
  readonly #canvas: () => CanvasHandle | null;
  readonly #announcer: Announcer;
  readonly #menu: MenuCall;
  readonly #planning: LaterCode<Planning>;
  readonly #listeners = new Set<() => void>();
  #ground: DropGround | null = null;
  #drag: DragSession | null = null;
  #view: DragView | null = null;
  #end: (() => void) | null = null;

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

  /** Has drops taken there as well, while the pointer is over it. Returns how to stop. */
  takeOn(ground: DropGround): () => void {
    this.#ground = ground;
    return () => {
      if (this.#ground === ground) this.#ground = null;
    };
  }

  /**
   * A pointer has gone down on blocks of the canvas, on something of the builder that stands for them, or on their rows
   * in a `list` that a finger scrolls.
   */
  startFromCanvas(ids: readonly string[], event: PointerEvent, list: HTMLElement | null = null): void {
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
      this.#menu.ask(point, list);
    };
    this.#watch(event, makeLoad, { toScreen, isGrip: !isInside && !list }, rest);
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
          this.#drag?.move(point);
        },
        onDrop: (point) => {
          if (this.#drag) this.#drag.drop(point);
          else this.#announcer.say(areKindPartsThere() && this.#planning.now() ? "canvas.say.notFetched" : "canvas.say.notYet");
          this.#finish();
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

  #begin(canvas: CanvasHandle, { DragSession }: Planning, load: Load, pointer: Point): void {
    const show = (view: DragView | null): void => this.#show(view);
    this.#drag = new DragSession(
      { editor: this.#editor, announcer: this.#announcer, canvas, ground: () => this.#ground, load, show },
      pointer,
    );
  }

  #finish(): void {
    this.#drag?.stop();
    this.#drag = null;
    this.#end = null;
  }

  #show(view: DragView | null): void {
    this.#view = view;
    for (const listener of [...this.#listeners]) listener();
  }
}
