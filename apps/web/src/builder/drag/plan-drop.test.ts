import { BLOCK_KINDS, blockCatalog, blockDefinition } from "@vitrine/blocks";
import {
  type BlockRecord,
  type BlockTree,
  type DocumentTree,
  isInside,
  mayStand,
  mayStandWrapped,
  PAGE_ID,
  PAGE_SLOT,
  subtree,
} from "@vitrine/document";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Sketch, sampleEditor } from "../testing/sample-editor.ts";
import { distanceToLine, type Point } from "./geometry.ts";
import { landMoved, SECTION_WRAPPER } from "./landing.ts";
import { distanceToSlot, planDrop, type SlotBox, slotGaps } from "./plan-drop.ts";

function box(x: number, y: number, width: number, height: number) {
  return { x, y, width, height };
}

function slotBox(part: Partial<SlotBox> & Pick<SlotBox, "parentId" | "slot">): SlotBox {
  const area = part.box ?? box(0, 0, 800, 600);
  return { depth: 0, box: area, content: area, flow: "vertical", isReversed: false, children: [], ...part };
}

/** Any page the rules allow, with ids `n0`, `n1`, … */
const anyPage = fc.array(fc.tuple(fc.constantFrom(...BLOCK_KINDS), fc.nat()), { minLength: 1, maxLength: 24 }).map((wishes) => {
  const editor = sampleEditor([]);
  const sketches: { sketch: [string, string, Sketch[]]; above: readonly string[] }[] = [];
  const top: Sketch[] = [];
  for (const [index, [kind, where]] of wishes.entries()) {
    const { category, within, notWithin } = blockDefinition(kind) ?? {};
    const sketch: [string, string, Sketch[]] = [kind, `n${index}`, []];
    if (category === "section") top.push(sketch);
    else {
      const holders = sketches.filter(({ sketch: [outer, , inside], above }) => {
        const [slot] = Object.values(blockDefinition(outer)?.slots ?? {});
        if (!slot || !category || !slot.accepts.includes(category) || inside.length === slot.max) return false;
        const around = [outer, ...above];
        return (within?.some((each) => around.includes(each)) ?? true) && !notWithin?.some((each) => around.includes(each));
      });
      const holder = holders[where % Math.max(1, holders.length)];
      if (!holder) continue;
      holder.sketch[2].push(sketch);
      sketches.push({ sketch, above: [holder.sketch[0], ...holder.above] });
      continue;
    }
    sketches.push({ sketch, above: [] });
  }
  return { editor, top };
});

const anyPoint = fc.record({ x: fc.integer({ min: -50, max: 900 }), y: fc.integer({ min: -50, max: 1500 }) });

/** Lays a page out by chance, but children within their containers, as a browser would. */
function layOut(tree: DocumentTree, moving: ReadonlySet<string>, chance: () => number): SlotBox[] {
  const slots: SlotBox[] = [];
  const lay = (parentId: string, names: readonly string[], area: ReturnType<typeof box>, depth: number): void => {
    for (const slot of names) {
      const all = tree.children(parentId, slot);
      const flow = chance() % 3 === 0 ? "horizontal" : "vertical";
      const isReversed = chance() % 4 === 0;
      const share = 1 / Math.max(1, all.length);
      const children = all.map((child, index) => {
        const place = isReversed ? all.length - 1 - index : index;
        const inner =
          flow === "vertical"
            ? box(
                area.x + 10,
                area.y + 10 + place * share * area.height,
                Math.max(0, area.width - 20),
                Math.max(0, area.height * share - 20),
              )
            : box(
                area.x + 10 + place * share * area.width,
                area.y + 10,
                Math.max(0, area.width * share - 20),
                Math.max(0, area.height - 20),
              );
        lay(child.id, Object.keys(blockCatalog.get(child.kind)?.slots ?? {}), inner, depth + 1);
        return { id: child.id, box: inner };
      });
      const staying = children.filter(({ id }) => !moving.has(id));
      if (!moving.has(parentId)) slots.push({ parentId, slot, depth, box: area, content: area, flow, isReversed, children: staying });
    }
  };
  lay(PAGE_ID, [PAGE_SLOT], box(0, 0, 800, 1400), 0);
  return slots;
}

function isLegalSomehow(tree: DocumentTree, slot: SlotBox, blocks: BlockTree): boolean {
  if (mayStand(tree, blockCatalog, slot.parentId, slot.slot, blocks)) return true;
  return slot.parentId === PAGE_ID && mayStandWrapped(tree, blockCatalog, slot.parentId, slot.slot, SECTION_WRAPPER, [blocks]);
}

describe("planDrop", () => {
  it("always finds the nearest legal place, never inside what is dragged, and the page takes it", () => {
    const seen = { planned: 0, wrapped: 0, homeless: 0 };
    fc.assert(
      fc.property(anyPage, fc.nat(), fc.infiniteStream(fc.nat(1000)), anyPoint, ({ top }, which, chances, pointer) => {
        const editor = sampleEditor(top);
        const { store } = editor;
        const blocks = [...store.records()].filter((record) => record.type === "block");
        const dragged = blocks[which % Math.max(1, blocks.length)];
        if (!dragged) return;
        const inside: BlockRecord[] = subtree(store, dragged.id);
        const slots = layOut(store, new Set(inside.map((block) => block.id)), () => Number(chances.next().value));
        const planned = planDrop(store, blockCatalog, [inside], slots, pointer);
        const legal = slots.filter((slot) => isLegalSomehow(store, slot, inside));
        if (!planned) {
          seen.homeless++;
          expect(legal).toEqual([]);
          return;
        }
        const { place, wrapper } = planned.landing;
        seen.planned++;
        if (wrapper) seen.wrapped++;
        expect(legal).toContain(planned.slot);
        expect(place.parentId === PAGE_ID || !isInside(store, place.parentId, dragged.id)).toBe(true);
        const distance = distanceToSlot(pointer, planned.slot);
        for (const slot of legal) expect(distanceToSlot(pointer, slot)).toBeGreaterThanOrEqual(distance);
        const gap = distanceToLine(pointer, planned.line);
        for (const other of slotGaps(planned.slot)) expect(distanceToLine(pointer, other.line)).toBeGreaterThanOrEqual(gap);
        let made = 0;
        const result = editor.run(landMoved([dragged.id], planned.landing, () => `made${made++}`));
        expect(result).toMatchObject({ ok: true });
        const landed = store.block(dragged.id);
        expect(landed?.slot).toBe(wrapper ? wrapper.slot : place.slot);
        editor.undo();
        expect(store.block(dragged.id)).toEqual(dragged);
        expect(editor.canUndo).toBe(false);
      }),
      { numRuns: 400 },
    );
    expect(seen.planned).toBeGreaterThan(50);
    expect(seen.wrapped).toBeGreaterThan(5);
  });

  const twoSections = sampleEditor([
    ["section", "a", [["heading", "h"]]],
    ["section", "b", [["text", "t"]]],
  ]).store;
  const page = slotBox({
    parentId: "page",
    slot: "body",
    children: [
      { id: "a", box: box(0, 0, 800, 300) },
      { id: "b", box: box(0, 300, 800, 300) },
    ],
  });
  const inA = slotBox({
    parentId: "a",
    slot: "content",
    depth: 1,
    box: box(0, 0, 800, 300),
    children: [{ id: "h", box: box(100, 100, 600, 40) }],
  });
  const inB = slotBox({
    parentId: "b",
    slot: "content",
    depth: 1,
    box: box(0, 300, 800, 300),
    children: [{ id: "t", box: box(100, 400, 600, 40) }],
  });
  const plan = (id: string, pointer: Point) => planDrop(twoSections, blockCatalog, [subtree(twoSections, id)], [page, inA, inB], pointer);

  it("puts a block into the innermost container that the pointer is in", () => {
    expect(plan("h", { x: 400, y: 380 })?.landing).toEqual({ place: { parentId: "b", slot: "content", beforeId: "t" }, wrapper: null });
    expect(plan("h", { x: 400, y: 560 })?.landing.place).toEqual({ parentId: "b", slot: "content", beforeId: null });
  });

  it("gives a block between two sections a section of its own", () => {
    expect(plan("h", { x: 400, y: 303 })?.landing).toEqual({
      place: { parentId: "page", slot: "body", beforeId: "b" },
      wrapper: { kind: "section", slot: "content" },
    });
  });

  it("puts sections between sections, wherever the pointer is", () => {
    expect(plan("a", { x: 400, y: 560 })?.landing).toEqual({ place: { parentId: "page", slot: "body", beforeId: null }, wrapper: null });
  });
});

describe("slotGaps", () => {
  const row = [
    { id: "a", box: box(0, 0, 100, 50) },
    { id: "b", box: box(120, 0, 100, 50) },
    { id: "c", box: box(0, 70, 100, 50) },
  ];

  it("draws upright lines in a row, and two for the place where a row breaks", () => {
    const gaps = slotGaps(slotBox({ parentId: "x", slot: "s", flow: "horizontal", children: row }));
    expect(gaps.map(({ beforeId, line }) => [beforeId, line.from.x, line.from.y, line.to.y])).toEqual([
      ["a", 0, 0, 50],
      ["b", 110, 0, 50],
      ["c", 220, 0, 50],
      ["c", 0, 70, 120],
      [null, 100, 70, 120],
    ]);
  });

  it("runs from right to left where the page does", () => {
    const mirrored = [
      { id: "a", box: box(120, 0, 100, 50) },
      { id: "b", box: box(0, 0, 100, 50) },
    ];
    const gaps = slotGaps(slotBox({ parentId: "x", slot: "s", flow: "horizontal", isReversed: true, children: mirrored }));
    expect(gaps.map(({ beforeId, line }) => [beforeId, line.from.x])).toEqual([
      ["a", 220],
      ["b", 110],
      [null, 0],
    ]);
  });

  it("has one gap in the middle of an empty container", () => {
    const [gap, ...others] = slotGaps(slotBox({ parentId: "x", slot: "s", box: box(0, 0, 200, 100) }));
    expect(others).toEqual([]);
    expect(gap).toEqual({ beforeId: null, line: { from: { x: 0, y: 50 }, to: { x: 200, y: 50 } } });
  });
});
