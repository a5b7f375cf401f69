import { blockCatalog } from "@vitrine/blocks";
import { setProps, setStyles, subtree } from "@vitrine/document";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allLandings, landMoved } from "../drag/landing.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { changesRows, layerRows } from "./layer-rows.ts";
import { layerDrops, nearestLayerDrop } from "./plan-layer-drop.ts";
import { rowForKey } from "./row-for-key.ts";

const OPEN = new Set<string>();

describe("layerRows", () => {
  it("lists the page in its order, with levels and places", () => {
    const rows = layerRows(sampleEditor().store, OPEN);
    expect(rows.map(({ id, level, position, siblings }) => [id, level, position, siblings])).toEqual([
      ["s1", 1, 1, 2],
      ["h1", 2, 1, 2],
      ["c1", 2, 2, 2],
      ["box1", 3, 1, 2],
      ["t1", 4, 1, 1],
      ["box2", 3, 2, 2],
      ["s2", 1, 2, 2],
      ["f1", 2, 1, 2],
      ["field1", 3, 1, 2],
      ["field2", 3, 2, 2],
      ["b1", 2, 2, 2],
    ]);
  });

  it("leaves the inside of closed blocks out", () => {
    const rows = layerRows(sampleEditor().store, new Set(["c1", "s2"]));
    expect(rows.map(({ id }) => id)).toEqual(["s1", "h1", "c1", "s2"]);
    expect(rows.at(-1)).toMatchObject({ hasChildren: true, isOpen: false });
  });

  it("is made anew only when blocks come, go or move", () => {
    const editor = sampleEditor();
    const heard: boolean[] = [];
    editor.store.subscribeAll((diff) => heard.push(changesRows(diff)));
    editor.run(setProps("h1", { level: "h1" }));
    editor.run(setStyles("h1", { breakpoint: "base", state: "normal" }, { opacity: { type: "number", value: 0.5 } }));
    const [landing] = allLandings(editor.store, blockCatalog, [subtree(editor.store, "b1")]);
    if (landing) editor.run(landMoved(["b1"], landing, () => "fresh"));
    editor.undo();
    expect(heard).toEqual([false, false, true, true]);
  });
});

describe("dragging rows", () => {
  it("finds the nearest place at every point, and the page takes it", () => {
    const ids = ["h1", "c1", "box2", "t1", "f1", "field2", "b1", "s2"];
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.double({ min: -2, max: 13, noNaN: true }), fc.integer({ min: 1, max: 6 }), (id, y, level) => {
        const editor = sampleEditor();
        const rows = layerRows(editor.store, OPEN);
        const drops = layerDrops(rows, allLandings(editor.store, blockCatalog, [subtree(editor.store, id)]));
        const drop = nearestLayerDrop(drops, y, level);
        expect(drop).not.toBeNull();
        if (!drop) return;
        for (const other of drops) expect(Math.abs(other.at - y) + 1.2).toBeGreaterThanOrEqual(Math.abs(drop.at - y));
        expect(editor.run(landMoved([id], drop.landing, () => "fresh")).ok).toBe(true);
      }),
    );
  });

  it("tells the end of a container from the place after it by how far the pointer is set in", () => {
    const { store } = sampleEditor();
    const drops = layerDrops(layerRows(store, OPEN), allLandings(store, blockCatalog, [subtree(store, "h1")]));
    const at = (y: number, level: number) => nearestLayerDrop(drops, y, level)?.landing.place;
    expect(at(5, 4)).toEqual({ parentId: "box1", slot: "content", beforeId: null });
    expect(at(6, 2)).toEqual({ parentId: "s1", slot: "content", beforeId: null });
    expect(at(5.5, 4)).toEqual({ parentId: "box2", slot: "content", beforeId: null });
  });
});

describe("rowForKey", () => {
  const { store } = sampleEditor();
  const rows = layerRows(store, new Set(["c1"]));
  const at = (id: string) => rows.findIndex((row) => row.id === id);
  it.each([
    ["ArrowDown", "h1", { type: "select", id: "c1" }],
    ["ArrowUp", "h1", { type: "select", id: "s1" }],
    ["ArrowRight", "c1", { type: "open", id: "c1" }],
    ["ArrowRight", "s1", { type: "select", id: "h1" }],
    ["ArrowRight", "h1", null],
    ["ArrowLeft", "s1", { type: "close", id: "s1" }],
    ["ArrowLeft", "c1", { type: "select", id: "s1" }],
    ["Home", "b1", { type: "select", id: "s1" }],
    ["End", "h1", { type: "select", id: "b1" }],
    ["x", "h1", null],
  ] as const)("%s on %s", (key, id, step) => {
    expect(rowForKey(key, rows, at(id))).toEqual(step);
  });
});
