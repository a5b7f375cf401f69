import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyDiff, readDiff } from "../changes/apply-diff.ts";
import { reverseDiff } from "../changes/diff.ts";
import { replayDiff } from "../changes/replay-diff.ts";
import { emptyDocument } from "../document.ts";
import { keyBetween } from "../order.ts";
import { readDocument } from "../reading/read-document.ts";
import { DocumentStore } from "../store.ts";
import { sampleBlock, sampleCatalog } from "../testing/sample-catalog.ts";
import { insertFragment } from "./insert-fragment.ts";
import { moveBlocks } from "./move-blocks.ts";
import { type Operation, runOperation } from "./operation.ts";

/** A section whose texts t0, t1, … have these order keys. */
function pageWith(orders: readonly string[]): DocumentStore {
  const store = new DocumentStore(emptyDocument({ title: "T", language: "pt" }));
  store.transact((transaction) => {
    transaction.put(sampleBlock({ id: "s1", kind: "section", parentId: "page" }));
    for (const [index, order] of orders.entries()) {
      transaction.put(sampleBlock({ id: `t${index}`, kind: "text", parentId: "s1", slot: "content", order }));
    }
  });
  return store;
}

const idsOf = (store: DocumentStore) => store.children("s1", "content").map(({ id }) => id);

function inserting(id: string, beforeId: string | null): Operation {
  const block = sampleBlock({ id, kind: "text", parentId: "s1", slot: "content" });
  return insertFragment({ rootIds: [id], blocks: [block], tokens: [] }, { parentId: "s1", slot: "content", beforeId });
}

function run(store: DocumentStore, operation: Operation) {
  const result = runOperation(store, sampleCatalog, operation);
  return result.ok ? result.value : expect.fail(JSON.stringify(result.problems));
}

const orders = fc.array(fc.constantFrom("Zz", "a0", "a0V", "a1", "a2", `a1${"z".repeat(196)}`, `a1${"z".repeat(197)}V`), { maxLength: 9 });

test("an insert and a move land where they were asked to, whatever keys the siblings share", () => {
  fc.assert(
    fc.property(orders, fc.nat(9), fc.nat(9), (keys, where, which) => {
      const store = pageWith(keys);
      const start = store.toDocument();
      const before = idsOf(store);
      const beforeId = before[where] ?? null;
      const wanted = before.toSpliced(beforeId === null ? before.length : where, 0, "new");
      const diff = run(store, inserting("new", beforeId));
      expect(idsOf(store)).toEqual(wanted);

      const sent = readDiff(JSON.parse(JSON.stringify(diff)));
      const elsewhere = new DocumentStore(start);
      expect(sent.ok && applyDiff(elsewhere, sampleCatalog, sent.value).ok).toBe(true);
      expect(idsOf(elsewhere)).toEqual(wanted);
      expect(readDocument(elsewhere.toDocument(), sampleCatalog).ok).toBe(true);
      elsewhere.apply(reverseDiff(diff));
      expect(elsewhere.toDocument()).toEqual(start);

      const moved = wanted[which % wanted.length] ?? "new";
      if (moved === beforeId) return;
      run(store, moveBlocks([moved], { parentId: "s1", slot: "content", beforeId }));
      const others = wanted.filter((id) => id !== moved);
      expect(idsOf(store)).toEqual(others.toSpliced(beforeId === null ? others.length : others.indexOf(beforeId), 0, moved));
    }),
    { numRuns: 300 },
  );
});

describe("two people at one place", () => {
  test("both of their blocks stand there, in one order for everybody, and the next goes between them", () => {
    const start = pageWith(["a0", "a1"]).toDocument();
    const mine = run(new DocumentStore(start), inserting("mine", "t1"));
    const theirs = run(new DocumentStore(start), inserting("theirs", "t1"));
    const stores = [new DocumentStore(start), new DocumentStore(start)] as const;
    stores[0].apply(theirs);
    stores[1].apply(mine);
    expect(replayDiff(stores[0], sampleCatalog, mine).isWhole).toBe(true);
    expect(replayDiff(stores[1], sampleCatalog, theirs).isWhole).toBe(true);
    for (const store of stores) {
      expect(idsOf(store)).toEqual(["t0", "mine", "theirs", "t1"]);
      run(store, inserting("between", "theirs"));
      expect(idsOf(store)).toEqual(["t0", "mine", "between", "theirs", "t1"]);
    }
    expect(stores[0].toDocument()).toEqual(stores[1].toDocument());
  });

  test("the same tie taken apart by both is no clash", () => {
    const start = pageWith(["a0", "a0", "a0"]).toDocument();
    const mine = run(new DocumentStore(start), inserting("mine", "t1"));
    const theirs = run(new DocumentStore(start), inserting("theirs", "t1"));
    const store = new DocumentStore(start);
    store.apply(theirs);
    expect(replayDiff(store, sampleCatalog, mine).isWhole).toBe(true);
    expect(idsOf(store)).toEqual(["t0", "mine", "theirs", "t1", "t2"]);
  });
});

test("no number of inserts at one place makes a key that cannot be saved", () => {
  const store = pageWith([keyBetween(null, null), keyBetween(keyBetween(null, null), null)]);
  const wanted = ["t0", "t1"];
  for (let n = 0; n < 1_500; n++) {
    const before = wanted[1] ?? "t1";
    run(store, inserting(`n${n}`, before));
    wanted.splice(wanted.indexOf(before), 0, `n${n}`);
  }
  expect(idsOf(store)).toEqual(wanted);
  expect(readDocument(store.toDocument(), sampleCatalog).ok).toBe(true);
});
