import { describe, expect, it } from "vitest";
import { emptyDocument } from "../document.ts";
import { duplicateBlocks } from "../operations/duplicate-blocks.ts";
import { insertFragment } from "../operations/insert-fragment.ts";
import { moveBlocks } from "../operations/move-blocks.ts";
import { type Operation, runOperation } from "../operations/operation.ts";
import { removeBlocks } from "../operations/remove-blocks.ts";
import { setBlockSettings } from "../operations/set-block-settings.ts";
import { setProps } from "../operations/set-props.ts";
import { setStyles } from "../operations/set-styles.ts";
import { readDocument } from "../reading/read-document.ts";
import { DocumentStore } from "../store.ts";
import { sampleBlock, sampleCatalog } from "../testing/sample-catalog.ts";
import { subtree } from "../tree.ts";
import { whyNot } from "./judge-places.ts";
import { lockOf } from "./locks.ts";

/** A section with a box, which holds a text; and an empty section. */
function page(locked: string): DocumentStore {
  const store = new DocumentStore(emptyDocument({ title: "Teste", language: "pt" }));
  const blocks = [
    sampleBlock({ id: "s1", kind: "section", parentId: "page" }),
    sampleBlock({ id: "box", kind: "box", parentId: "s1" }),
    sampleBlock({ id: "t1", kind: "text", parentId: "box" }),
    sampleBlock({ id: "s2", kind: "section", parentId: "page", order: "a1" }),
  ];
  store.transact((transaction) => {
    for (const block of blocks) transaction.put({ ...block, slot: block.parentId === "page" ? "body" : "content" });
  });
  expect(runOperation(store, sampleCatalog, setBlockSettings(locked, { locked: true })).ok).toBe(true);
  return store;
}

const run = (store: DocumentStore, operation: Operation) => runOperation(store, sampleCatalog, operation);
const fresh = sampleBlock({ id: "new", kind: "text", parentId: "page" });
const inBox = { parentId: "box", slot: "content", beforeId: null };
const inSecond = { parentId: "s2", slot: "content", beforeId: null };
const REFUSED: readonly [string, Operation][] = [
  ["its words", setProps("t1", { words: "outras" })],
  ["its look", setStyles("box", { breakpoint: "base", state: "normal" }, { gap: { type: "length", value: 3, unit: "px" } })],
  ["its name", setBlockSettings("t1", { name: "Outro" })],
  ["its place", moveBlocks(["t1"], inSecond)],
  ["its end", removeBlocks(["box"])],
  ["the end of what it is in", removeBlocks(["s1"])],
  ["what comes into it", insertFragment({ rootIds: ["new"], blocks: [fresh], tokens: [] }, inBox)],
];

describe("a locked block", () => {
  it.each(REFUSED)("keeps %s", (_, operation) => {
    const store = page("box");
    const before = store.toDocument();
    const result = run(store, operation);
    expect(!result.ok && result.problems).toContainEqual(
      expect.objectContaining({ code: "locked", why: { reason: "locked", kind: "box" } }),
    );
    expect(store.toDocument()).toEqual(before);
  });

  it.each(REFUSED)("gives up %s once its lock is gone", (_, operation) => {
    const store = page("box");
    expect(run(store, setBlockSettings("box", { locked: undefined })).ok).toBe(true);
    expect("locked" in (store.block("box") ?? {})).toBe(false);
    expect(run(store, operation).ok).toBe(true);
  });

  it("moves along with what it stands in, and makes room among its siblings", () => {
    const store = page("box");
    expect(run(store, moveBlocks(["s1"], { parentId: "page", slot: "body", beforeId: null })).ok).toBe(true);
    expect(
      run(store, insertFragment({ rootIds: ["new"], blocks: [fresh], tokens: [] }, { parentId: "s1", slot: "content", beforeId: "box" }))
        .ok,
    ).toBe(true);
  });

  it("is copied without its lock, and read back with it", () => {
    const store = page("box");
    let next = 0;
    expect(
      run(
        store,
        duplicateBlocks(["box"], () => `n${++next}`),
      ).ok,
    ).toBe(true);
    expect(store.children("s1", "content").map(({ locked }) => locked)).toEqual([true, undefined]);
    const read = readDocument(JSON.parse(JSON.stringify(store.toDocument())), sampleCatalog);
    expect(read.ok && read.value.records.box).toMatchObject({ locked: true });
    const forged = { ...store.toDocument().records, box: { ...store.block("box"), locked: "yes" } };
    expect(readDocument({ schema: 1, records: forged }, sampleCatalog).ok).toBe(false);
  });

  it("is told as why there is no place", () => {
    const store = page("box");
    const locked = { reason: "locked", kind: "box" };
    expect(whyNot(store, sampleCatalog, inSecond, [subtree(store, "t1")])).toEqual(locked);
    expect(whyNot(store, sampleCatalog, { parentId: "s1", slot: "content" }, [subtree(store, "box")])).toEqual(locked);
    expect(whyNot(store, sampleCatalog, inBox, [[fresh]])).toEqual(locked);
    expect(lockOf(store, "t1")?.id).toBe("box");
    expect(lockOf(store, "s2")).toBeUndefined();
  });
});
