import { blockCatalog } from "@vitrine/blocks";
import { ancestors, type BlockTree, type DocumentTree, judgePlaces, PAGE_ID, PAGE_SLOT, type PlaceJudge } from "@vitrine/document";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { emptySlotSelector } from "../canvas/frame/canvas-marks.ts";
import { type Box, boxOf, type Point } from "./geometry.ts";
import type { SlotBox } from "./plan-drop.ts";

/** More neighbours than this are not measured on the way: the slots the pointer is in are enough. */
const MOST_NEIGHBOURS = 24;

/**
 * Measures slots of the canvas for one drag, each once, in pixels of the whole page (so that scrolling changes
 * nothing). The only part of dragging that reads the DOM.
 */
export class SlotMeter {
  readonly #canvas: CanvasHandle;
  readonly #tree: DocumentTree;
  readonly #moving: ReadonlySet<string>;
  readonly #judge: PlaceJudge;
  readonly #measured = new Map<string, SlotBox | null>();
  #everyLegal: SlotBox[] | null = null;

  constructor(canvas: CanvasHandle, tree: DocumentTree, dragged: readonly BlockTree[]) {
    this.#canvas = canvas;
    this.#tree = tree;
    this.#judge = judgePlaces(tree, blockCatalog, dragged);
    this.#moving = new Set(dragged.flatMap((blocks) => blocks.map((block) => block.id)));
  }

  /** A point of the canvas's viewport in pixels of the page. */
  toPage(point: Point): Point {
    return { x: point.x + this.#canvas.window.scrollX, y: point.y + this.#canvas.window.scrollY };
  }

  /**
   * The slots that matter at a point of the canvas's viewport: those around it and next to it or, when the
   * dragged blocks may stand in none of these, every one that takes them.
   */
  slotsAt(point: Point): SlotBox[] {
    const found = new Map<string, SlotBox>();
    const add = (parentId: string): void => {
      for (const slot of this.#slotNames(parentId)) {
        const box = this.measure(parentId, slot);
        if (box) found.set(`${parentId}/${slot}`, box);
      }
    };
    const under = this.#canvas.blockAt(this.#canvas.document.elementFromPoint(point.x, point.y));
    const chain = under === null ? [] : [under, ...ancestors(this.#tree, under).map((block) => block.id)];
    for (const id of [...chain, PAGE_ID]) {
      if (this.#moving.has(id)) continue;
      add(id);
      const neighbours = this.#tree.allChildren(id);
      if (neighbours.length > MOST_NEIGHBOURS) continue;
      for (const child of neighbours) if (!this.#moving.has(child.id)) add(child.id);
    }
    const slots = [...found.values()];
    return slots.some((slot) => this.#isLegal(slot.parentId, slot.slot)) ? slots : this.#legalSlots();
  }

  measure(parentId: string, slot: string): SlotBox | null {
    const key = `${parentId}/${slot}`;
    const known = this.#measured.get(key);
    if (known !== undefined) return known;
    const box = this.#read(parentId, slot);
    this.#measured.set(key, box);
    return box;
  }

  #isLegal(parentId: string, slot: string): boolean {
    return this.#judge({ parentId, slot }) === null;
  }

  #legalSlots(): SlotBox[] {
    this.#everyLegal ??= this.#findLegalSlots();
    return this.#everyLegal;
  }

  #findLegalSlots(): SlotBox[] {
    const boxes: SlotBox[] = [];
    const add = (parentId: string): void => {
      for (const slot of this.#slotNames(parentId)) {
        const box = parentId === PAGE_ID || this.#isLegal(parentId, slot) ? this.measure(parentId, slot) : null;
        if (box) boxes.push(box);
      }
    };
    add(PAGE_ID);
    for (const record of this.#tree.records()) if (record.type === "block" && !this.#moving.has(record.id)) add(record.id);
    return boxes;
  }

  #slotNames(parentId: string): readonly string[] {
    if (parentId === PAGE_ID) return [PAGE_SLOT];
    const kind = this.#tree.block(parentId)?.kind;
    return kind === undefined ? [] : Object.keys(blockCatalog.get(kind)?.slots ?? {});
  }

  #read(parentId: string, slot: string): SlotBox | null {
    const { document, window: view } = this.#canvas;
    const scroll = { x: view.scrollX, y: view.scrollY };
    const drawn = this.#tree.children(parentId, slot).map((child) => ({ id: child.id, element: this.#canvas.elementOf(child.id) }));
    const inner = drawn.find(({ element }) => element)?.element ?? document.querySelector(emptySlotSelector(parentId, slot));
    const holder = inner?.parentElement;
    if (!holder) return null;
    const style = view.getComputedStyle(holder);
    const { flow, isReversed } = flowOf(style);
    const children = drawn.flatMap(({ id, element }) =>
      element && !this.#moving.has(id) && element.getClientRects().length > 0
        ? [{ id, box: boxOf(element.getBoundingClientRect(), scroll) }]
        : [],
    );
    const base = { parentId, slot, flow, isReversed, children };
    if (parentId === PAGE_ID) {
      const { clientWidth: width, scrollHeight: height } = document.documentElement;
      const box = { x: 0, y: 0, width, height };
      return { ...base, depth: 0, box, content: box };
    }
    const root = this.#canvas.elementOf(parentId);
    if (!root || root.getClientRects().length === 0) return null;
    const isAlone = this.#slotNames(parentId).length === 1;
    const held = boxOf(holder.getBoundingClientRect(), scroll);
    return {
      ...base,
      depth: ancestors(this.#tree, parentId).length + 1,
      box: isAlone ? boxOf(root.getBoundingClientRect(), scroll) : held,
      content: withoutPadding(held, style),
    };
  }
}

function flowOf(style: CSSStyleDeclaration): Pick<SlotBox, "flow" | "isReversed"> {
  const isRightToLeft = style.direction === "rtl";
  if (style.display.endsWith("flex")) {
    const isBackwards = style.flexDirection.endsWith("reverse");
    return style.flexDirection.startsWith("row")
      ? { flow: "horizontal", isReversed: isBackwards !== isRightToLeft }
      : { flow: "vertical", isReversed: isBackwards };
  }
  const isGrid = style.display.endsWith("grid");
  const hasColumns = style.gridAutoFlow.startsWith("column") || style.gridTemplateColumns.trim().split(" ").length > 1;
  return isGrid && hasColumns ? { flow: "horizontal", isReversed: isRightToLeft } : { flow: "vertical", isReversed: false };
}

function withoutPadding(box: Box, style: CSSStyleDeclaration): Box {
  const [left, right, top, bottom] = [style.paddingLeft, style.paddingRight, style.paddingTop, style.paddingBottom].map(
    (padding) => Number.parseFloat(padding) || 0,
  );
  return {
    x: box.x + (left ?? 0),
    y: box.y + (top ?? 0),
    width: Math.max(0, box.width - (left ?? 0) - (right ?? 0)),
    height: Math.max(0, box.height - (top ?? 0) - (bottom ?? 0)),
  };
}
