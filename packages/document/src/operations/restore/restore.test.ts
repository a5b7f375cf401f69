import fc from "fast-check";
import { expect, test } from "vitest";
import { sameJson } from "../../changes/same-json.ts";
import { emptyDocument, type PageDocument } from "../../document.ts";
import { checkDocument } from "../../reading/invariants.ts";
import type { BlockRecord } from "../../records.ts";
import { DocumentStore } from "../../store.ts";
import { operationOf, type RandomStep, steps } from "../../testing/random-operations.ts";
import { sampleBlock, sampleCatalog } from "../../testing/sample-catalog.ts";
import { subtree, treeOf } from "../../tree.ts";
import { moveBlocks } from "../move-blocks.ts";
import { runOperation } from "../operation.ts";
import { removeBlocks } from "../remove-blocks.ts";
import { makeStyle } from "../styles/make-style.ts";
import { removeStyle } from "../styles/put-style.ts";
import { restoreBlock } from "./restore-block.ts";
import { restoreDocument } from "./restore-document.ts";

function pageOf(...blocks: readonly BlockRecord[]): DocumentStore {
  const { schema, records } = emptyDocument({ title: "Teste", language: "pt" });
  return new DocumentStore({ schema, records: { ...records, ...Object.fromEntries(blocks.map((block) => [block.id, block])) } });
}

function run(store: DocumentStore, sequence: readonly RandomStep[], prefix: string): void {
  let next = 0;
  for (const each of sequence)
    runOperation(
      store,
      sampleCatalog,
      operationOf(store, each, () => `${prefix}${++next}`),
    );
}

const shape = (block: BlockRecord) => ({ ...block, order: "", slot: "", parentId: "" });

/** What is in a block, without the place of the block itself, which may have to be another one. */
function contentOf(document: PageDocument, id: string): unknown {
  return subtree(treeOf(document.records), id).map((block, index) => (index === 0 ? shape(block) : block));
}

test("a page becomes what it was, and nothing that is the same is a change", () => {
  fc.assert(
    fc.property(steps, steps, (first, then) => {
      const store = pageOf();
      run(store, first, "a");
      const earlier = store.toDocument();
      run(store, then, "b");
      const done = runOperation(store, sampleCatalog, restoreDocument(earlier));
      expect(done.ok).toBe(true);
      expect(sameJson(store.toDocument(), earlier)).toBe(true);
      expect(runOperation(store, sampleCatalog, restoreDocument(earlier))).toEqual({ ok: true, value: {} });
    }),
  );
});

test("any block comes back with all it held and wears, and the page keeps its rules", () => {
  fc.assert(
    fc.property(steps, steps, fc.nat(), (first, then, which) => {
      const store = pageOf(sampleBlock({ id: "s", kind: "section", parentId: "page" }));
      run(store, first, "a");
      const earlier = store.toDocument();
      run(store, then, "b");
      const blocks = Object.values(earlier.records).filter((record) => record.type === "block");
      const id = blocks[which % Math.max(blocks.length, 1)]?.id;
      if (id === undefined) return;
      const before = store.toDocument();
      const done = runOperation(store, sampleCatalog, restoreBlock(treeOf(earlier.records), id));
      if (done.ok) {
        expect(sameJson(contentOf(store.toDocument(), id), contentOf(earlier, id))).toBe(true);
        expect(runOperation(store, sampleCatalog, restoreBlock(treeOf(earlier.records), id))).toEqual({ ok: true, value: {} });
      } else expect(sameJson(store.toDocument(), before)).toBe(true);
      expect(checkDocument(treeOf(store.toDocument().records), sampleCatalog)).toEqual([]);
    }),
  );
});

const THREE = ["one", "two", "three"].flatMap((id, index) => [
  sampleBlock({ id, kind: "section", parentId: "page", order: `a${index}` }),
  sampleBlock({ id: `${id}-text`, kind: "text", parentId: id, slot: "content", props: { words: id } }),
]);
const sections = (store: DocumentStore) => store.children("page", "body").map(({ id }) => id);

test("a section that was removed or moved stands where it stood, between those that are still there", () => {
  const store = pageOf(...THREE);
  const earlier = treeOf(store.toDocument().records);
  for (const change of [
    removeBlocks(["two"]),
    moveBlocks(["two"], { parentId: "page", slot: "body", beforeId: null }),
    removeBlocks(["three"]),
    removeBlocks(["one", "two"]),
  ]) {
    runOperation(store, sampleCatalog, change);
    for (const id of ["two", "three", "one"]) {
      expect(runOperation(store, sampleCatalog, restoreBlock(earlier, id)).ok).toBe(true);
    }
    expect(sections(store)).toEqual(["one", "two", "three"]);
  }
});

test("a block whose container is gone stands in what was around that, or is refused where it may stand nowhere", () => {
  const store = pageOf(
    sampleBlock({ id: "s", kind: "section", parentId: "page" }),
    sampleBlock({ id: "box", kind: "box", parentId: "s", slot: "content" }),
    sampleBlock({ id: "t", kind: "text", parentId: "box", slot: "content", props: { words: "Oi" } }),
  );
  const earlier = treeOf(store.toDocument().records);
  runOperation(store, sampleCatalog, removeBlocks(["box"]));
  expect(runOperation(store, sampleCatalog, restoreBlock(earlier, "t")).ok).toBe(true);
  expect(store.block("t")).toMatchObject({ parentId: "s", slot: "content" });
  runOperation(store, sampleCatalog, removeBlocks(["s"]));
  const refused = runOperation(store, sampleCatalog, restoreBlock(earlier, "t"));
  expect(refused).toMatchObject({ ok: false, problems: [{ code: "illegal_place" }] });
  expect(runOperation(store, sampleCatalog, restoreBlock(earlier, "nobody"))).toMatchObject({
    ok: false,
    problems: [{ code: "not_found" }],
  });
});

test("the named style it wore comes along, once", () => {
  const store = pageOf(...THREE);
  runOperation(store, sampleCatalog, makeStyle("two-text", { id: "style", name: "Destaque" }));
  const earlier = treeOf(store.toDocument().records);
  runOperation(store, sampleCatalog, removeBlocks(["two"]));
  runOperation(store, sampleCatalog, removeStyle("style"));
  expect(runOperation(store, sampleCatalog, restoreBlock(earlier, "two")).ok).toBe(true);
  expect(store.namedStyles()).toEqual(earlier.namedStyles());
  expect(store.block("two-text")?.styleIds).toEqual(["style"]);
});
