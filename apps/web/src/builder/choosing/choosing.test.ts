import { setBlockSettings, subtree } from "@vitrine/document";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Box } from "../drag/geometry.ts";
import { outermost } from "../editor/outermost.ts";
import { type Sketch, sampleEditor } from "../testing/sample-editor.ts";
import { extendedRows } from "./choose-more.ts";
import { boxBetween, marqueeHits } from "./marquee-hits.ts";
import { rangeOf } from "./range-of.ts";

/** Blocks as they might lie on a page 1,000 pixels wide: two sections, 400 pixels each. */
const BOXES: Readonly<Record<string, Box>> = {
  s1: { x: 0, y: 0, width: 1000, height: 400 },
  h1: { x: 100, y: 20, width: 800, height: 60 },
  c1: { x: 100, y: 100, width: 800, height: 280 },
  box1: { x: 100, y: 100, width: 390, height: 280 },
  t1: { x: 110, y: 110, width: 370, height: 40 },
  box2: { x: 510, y: 100, width: 390, height: 280 },
  s2: { x: 0, y: 400, width: 1000, height: 400 },
  f1: { x: 100, y: 420, width: 800, height: 200 },
  field1: { x: 110, y: 430, width: 780, height: 60 },
  field2: { x: 110, y: 500, width: 780, height: 60 },
  b1: { x: 100, y: 640, width: 200, height: 50 },
};
const boxOf = (id: string): Box | null => BOXES[id] ?? null;

describe("marqueeHits", () => {
  const { store } = sampleEditor();
  it.each<[string, Box, string[]]>([
    ["blocks of a section that it is drawn within", { x: 50, y: 10, width: 100, height: 120 }, ["h1", "t1"]],
    ["what is wholly in it as one", { x: 90, y: 90, width: 820, height: 295 }, ["c1"]],
    ["a whole section beside blocks of the next", { x: 0, y: 0, width: 1000, height: 500 }, ["s1", "field1"]],
    ["every section", { x: 0, y: 0, width: 1000, height: 800 }, ["s1", "s2"]],
    ["nothing on bare ground", { x: 20, y: 700, width: 60, height: 60 }, []],
    ["an empty container that it cuts into", { x: 600, y: 200, width: 10, height: 10 }, ["box2"]],
  ])("selects %s", (_, frame, hits) => {
    expect(marqueeHits(store, boxOf, frame)).toEqual(hits);
  });

  it("leaves out what is locked, with all it holds, and what is not drawn", () => {
    const editor = sampleEditor();
    editor.run(setBlockSettings("c1", { locked: true }));
    const all = { x: 0, y: 0, width: 1000, height: 390 };
    expect(marqueeHits(editor.store, boxOf, all)).toEqual(["h1"]);
    expect(marqueeHits(editor.store, (id) => (id === "h1" ? null : boxOf(id)), all)).toEqual([]);
  });

  it("selects nothing inside of what it selects, and nothing that it does not touch", () => {
    const side = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(side, side, side, side, (x, y, toX, toY) => {
        const frame = boxBetween({ x, y }, { x: toX, y: toY });
        const hits = marqueeHits(store, boxOf, frame);
        expect(outermost(store, hits)).toEqual(hits);
        for (const id of hits) {
          const box = BOXES[id];
          expect(box && box.x < frame.x + frame.width && box.y < frame.y + frame.height).toBe(true);
        }
      }),
    );
  });

  it("grows with what it touches, not with the page", () => {
    const sections: Sketch[] = Array.from({ length: 50 }, (_, s) => [
      "section",
      `s${s}`,
      Array.from({ length: 20 }, (_, b): Sketch => ["text", `t${s}-${b}`]),
    ]);
    const { store: large } = sampleEditor(sections);
    let asked = 0;
    const measure = (id: string): Box => {
      asked++;
      const [section = 0, block] = id.slice(1).split("-").map(Number);
      const y = section * 1000;
      return block === undefined ? { x: 0, y, width: 1000, height: 1000 } : { x: 10, y: y + block * 50, width: 980, height: 40 };
    };
    expect(marqueeHits(large, measure, { x: 5, y: 10, width: 990, height: 1500 })).toHaveLength(20 + 11);
    expect(asked).toBe(50 + 40);
    expect(marqueeHits(large, measure, { x: 5, y: -10, width: 990, height: 51_000 })).toHaveLength(1000);
  });
});

describe("rangeOf", () => {
  it("goes both ways from where choosing began, which stays first", () => {
    expect(rangeOf(["a", "b", "c", "d"], "b", "d")).toEqual(["b", "c", "d"]);
    expect(rangeOf(["a", "b", "c", "d"], "c", "a")).toEqual(["c", "b", "a"]);
    expect(rangeOf(["a", "b"], "b", "b")).toEqual(["b"]);
    expect(rangeOf(["a", "b"], "gone", "b")).toEqual(["b"]);
    expect(rangeOf(["a", "b"], undefined, "a")).toEqual(["a"]);
  });

  it("takes rows of a list as they are shown, whatever their depth", () => {
    const { store } = sampleEditor();
    const rows = ["s1", "s2"].flatMap((id) => subtree(store, id));
    expect(extendedRows({ view: { ...sampleEditor().view, selection: ["box1"] } }, rows, "s2")).toEqual(["box1", "t1", "box2", "s2"]);
    expect(extendedRows({ view: { ...sampleEditor().view, selection: ["page"] } }, rows, "h1")).toEqual(["h1"]);
  });
});
