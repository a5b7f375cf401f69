import { describe, expect, test } from "vitest";
import { DOCUMENT_LIMITS, emptyDocument } from "./document.ts";
import { insertionPointsWhere, legalInsertionPointsTogether, mayStand, mayStandTogether, mayStandWrapped } from "./insertion-points.ts";
import { checkDocument } from "./reading/invariants.ts";
import type { BlockRecord, DocumentRecord } from "./records.ts";
import { sampleBlock, sampleCatalog } from "./testing/sample-catalog.ts";
import { type DocumentTree, subtree, treeOf } from "./tree.ts";

function treeWith(...blocks: BlockRecord[]): DocumentTree {
  const records: Record<string, DocumentRecord> = { ...emptyDocument({ title: "t", language: "pt" }).records };
  for (const block of blocks) records[block.id] = block;
  return treeOf(records);
}

const section = sampleBlock({ id: "section1", kind: "section", parentId: "page" });
const pair = sampleBlock({ id: "pair1", kind: "pair", parentId: "section1", order: "a1" });
const form = sampleBlock({ id: "form1", kind: "form", parentId: "section1", order: "a2" });
const boxes = ["box1", "box2", "box3"].map((id, index) =>
  sampleBlock({ id, kind: "box", parentId: index === 0 ? "pair1" : "section1", order: `b${index}V` }),
);
const tree = treeWith(section, pair, form, ...boxes);
const trees = (...ids: string[]) => ids.map((id) => subtree(tree, id));
const wrapper = { kind: "section", slot: "content" };

describe("several trees side by side", () => {
  test("share a slot's room, where those that are there already take none anew", () => {
    expect(mayStandTogether(tree, sampleCatalog, "pair1", "cells", trees("box2"))).toBe(true);
    expect(mayStandTogether(tree, sampleCatalog, "pair1", "cells", trees("box2", "box3"))).toBe(false);
    expect(mayStandTogether(tree, sampleCatalog, "pair1", "cells", trees("box1", "box2"))).toBe(true);
  });

  test("may stand only where each of them may", () => {
    expect(mayStandTogether(tree, sampleCatalog, "form1", "fields", trees("box2", "pair1"))).toBe(true);
    expect(mayStandTogether(tree, sampleCatalog, "form1", "fields", trees("box2", "form1"))).toBe(false);
    expect(mayStandTogether(tree, sampleCatalog, "form1", "fields", [])).toBe(false);
  });

  test("are never in their own way", () => {
    const points = legalInsertionPointsTogether(tree, sampleCatalog, trees("box2", "pair1"));
    expect(points).toEqual([
      { parentId: "section1", slot: "content", beforeId: "form1" },
      { parentId: "form1", slot: "fields", beforeId: null },
      { parentId: "section1", slot: "content", beforeId: "box3" },
      { parentId: "box3", slot: "content", beforeId: null },
      { parentId: "section1", slot: "content", beforeId: null },
    ]);
    expect(insertionPointsWhere(tree, sampleCatalog, trees("section1"), () => true)).toEqual([
      { parentId: "page", slot: "body", beforeId: null },
    ]);
  });
});

describe("a wrapper", () => {
  test("lets blocks stand at the top of the page that may not by themselves", () => {
    expect(mayStand(tree, sampleCatalog, "page", "body", [form])).toBe(false);
    expect(mayStandWrapped(tree, sampleCatalog, "page", "body", wrapper, [[form]])).toBe(true);
  });

  test("does not give a field its form, nor a section a section", () => {
    const field = sampleBlock({ id: "field1", kind: "field", parentId: "form1" });
    expect(mayStandWrapped(tree, sampleCatalog, "page", "body", wrapper, [[field]])).toBe(false);
    expect(mayStandWrapped(tree, sampleCatalog, "page", "body", wrapper, [[section]])).toBe(false);
  });

  test("must itself be allowed there", () => {
    expect(mayStandWrapped(tree, sampleCatalog, "form1", "fields", wrapper, [[pair]])).toBe(false);
    expect(mayStandWrapped(tree, sampleCatalog, "page", "body", { kind: "section", slot: "nowhere" }, [[pair]])).toBe(false);
  });
});

test("nothing may stand deeper than a document may be, nor what it holds", () => {
  const chain = Array.from({ length: DOCUMENT_LIMITS.depth - 1 }, (_, index) =>
    sampleBlock({ id: `box${index}`, kind: "box", parentId: index === 0 ? "section1" : `box${index - 1}` }),
  );
  const deep = treeWith(section, ...chain);
  const last = chain.at(-1)?.id ?? "";
  const before = chain.at(-2)?.id ?? "";
  expect(checkDocument(deep, sampleCatalog)).toEqual([]);
  const text = sampleBlock({ id: "text1", kind: "text", parentId: "page" });
  expect(mayStand(deep, sampleCatalog, last, "content", [text])).toBe(false);
  expect(mayStand(deep, sampleCatalog, before, "content", [text])).toBe(true);
  const box = sampleBlock({ id: "boxA", kind: "box", parentId: "page" });
  expect(mayStand(deep, sampleCatalog, before, "content", [box, { ...text, parentId: "boxA" }])).toBe(false);
});
