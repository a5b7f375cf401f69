import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyDiff, readDiff } from "../changes/apply-diff.ts";
import { type DocumentDiff, reverseDiff, squashDiffs } from "../changes/diff.ts";
import { DocumentHistory } from "../changes/history.ts";
import { emptyDocument, type PageDocument } from "../document.ts";
import { legalInsertionPoints } from "../insertion-points.ts";
import { checkDocument } from "../reading/invariants.ts";
import { readDocument } from "../reading/read-document.ts";
import { DocumentStore } from "../store.ts";
import { operationOf, steps } from "../testing/random-operations.ts";
import { sampleBlock, sampleCatalog } from "../testing/sample-catalog.ts";
import { ancestors, subtree, treeOf } from "../tree.ts";
import { duplicateBlocks } from "./duplicate-blocks.ts";
import { insertFragment } from "./insert-fragment.ts";
import { moveBlocks } from "./move-blocks.ts";
import { type Operation, runOperation } from "./operation.ts";
import { putToken, removeToken } from "./put-token.ts";
import { setBlockSettings } from "./set-block-settings.ts";
import { setPageSettings } from "./set-page-settings.ts";
import { setProps } from "./set-props.ts";
import { setStyles } from "./set-styles.ts";

function start(): DocumentStore {
  return new DocumentStore(emptyDocument({ title: "Teste", language: "pt" }));
}

function asJson(document: PageDocument): unknown {
  return JSON.parse(JSON.stringify({ ...document, records: Object.fromEntries(Object.entries(document.records).sort()) }));
}

describe("any sequence of operations", () => {
  test("keeps the rules, agrees with a fresh index, and is undone to the start and redone to the end", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const store = start();
        const before = asJson(store.toDocument());
        const history = new DocumentHistory(store, sampleCatalog);
        let next = 0;
        const makeId = () => `n${++next}`;
        for (const each of sequence) {
          const untouched = asJson(store.toDocument());
          const result = runOperation(store, sampleCatalog, operationOf(store, each, makeId));
          if (result.ok) history.record(result.value, next, null);
          else expect(asJson(store.toDocument())).toEqual(untouched);
        }
        const document = store.toDocument();
        const fresh = treeOf(document.records);
        expect(checkDocument(fresh, sampleCatalog)).toEqual([]);
        expect(store.namedStyles()).toEqual(fresh.namedStyles());
        for (const record of store.records()) {
          if (record.type === "style") expect(new Set(store.blocksWith(record.id))).toEqual(new Set(fresh.blocksWith(record.id)));
          if (record.type !== "block") continue;
          expect(store.children(record.parentId, record.slot)).toEqual(fresh.children(record.parentId, record.slot));
          expect(ancestors(store, record.id).length).toBeLessThan(40);
        }
        const after = asJson(document);
        while (history.canUndo) history.undo();
        expect(asJson(store.toDocument())).toEqual(before);
        while (history.canRedo) history.redo();
        expect(asJson(store.toDocument())).toEqual(after);
        const read = readDocument(after, sampleCatalog);
        expect(read.ok && asJson(read.value)).toEqual(after);
      }),
      { numRuns: 150 },
    );
  });

  test("yields diffs whose reverse takes them back, that squash into one, and that apply elsewhere", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const store = start();
        const elsewhere = start();
        let next = 0;
        let all: DocumentDiff = {};
        for (const each of sequence) {
          const before = asJson(store.toDocument());
          const result = runOperation(
            store,
            sampleCatalog,
            operationOf(store, each, () => `n${++next}`),
          );
          if (!result.ok) continue;
          const after = asJson(store.toDocument());
          store.apply(reverseDiff(result.value));
          expect(asJson(store.toDocument())).toEqual(before);
          store.apply(result.value);
          expect(asJson(store.toDocument())).toEqual(after);
          all = squashDiffs(all, result.value);
        }
        const sent = readDiff(JSON.parse(JSON.stringify(all)));
        expect(sent.ok).toBe(true);
        if (sent.ok) expect(applyDiff(elsewhere, sampleCatalog, sent.value).ok).toBe(true);
        expect(asJson(elsewhere.toDocument())).toEqual(asJson(store.toDocument()));
      }),
      { numRuns: 150 },
    );
  });
});

/** section s1 > [text t1, pair p1 > box b1 > text t2, form f1 > field i1] */
function page(): DocumentStore {
  const store = start();
  const blocks = [
    sampleBlock({ id: "s1", kind: "section", parentId: "page" }),
    sampleBlock({ id: "t1", kind: "text", parentId: "s1", slot: "content", order: "a0" }),
    sampleBlock({ id: "pair1", kind: "pair", parentId: "s1", slot: "content", order: "a1" }),
    sampleBlock({ id: "b1", kind: "box", parentId: "pair1" }),
    sampleBlock({ id: "t2", kind: "text", parentId: "b1", slot: "content" }),
    sampleBlock({ id: "form1", kind: "form", parentId: "s1", slot: "content", order: "a2" }),
    sampleBlock({ id: "i1", kind: "field", parentId: "form1" }),
  ];
  store.transact((transaction) => {
    for (const block of blocks) transaction.put(block);
  });
  expect(checkDocument(store, sampleCatalog)).toEqual([]);
  return store;
}

function codes(store: DocumentStore, operation: Operation): string[] {
  const result = runOperation(store, sampleCatalog, operation);
  return result.ok ? [] : result.problems.map((problem) => problem.code);
}

describe("the rules of nesting", () => {
  test("a block does not move into itself", () => {
    expect(codes(page(), moveBlocks(["b1"], { parentId: "b1", slot: "content", beforeId: null }))).toContain("cycle");
  });

  test("a field does not leave its form, nor a form enter another, even inside a box", () => {
    expect(codes(page(), moveBlocks(["i1"], { parentId: "s1", slot: "content", beforeId: null }))).toContain("illegal_place");
    const store = page();
    expect(codes(store, moveBlocks(["form1"], { parentId: "b1", slot: "content", beforeId: null }))).toEqual([]);
    const outer = sampleBlock({ id: "form2", kind: "form", parentId: "s1", slot: "content", order: "a5" });
    runOperation(
      store,
      sampleCatalog,
      insertFragment({ rootIds: ["form2"], blocks: [outer], tokens: [] }, { parentId: "s1", slot: "content", beforeId: null }),
    );
    const into = { parentId: "form2", slot: "fields", beforeId: null };
    expect(legalInsertionPoints(store, sampleCatalog, subtree(store, "b1")).some((point) => point.parentId === "form2")).toBe(false);
    expect(codes(store, moveBlocks(["b1"], into))).toContain("illegal_place");
  });

  test("a slot takes no more than its most", () => {
    const store = page();
    const add = (id: string) =>
      codes(
        store,
        insertFragment(
          { rootIds: [id], blocks: [sampleBlock({ id, kind: "box", parentId: "pair1" })], tokens: [] },
          { parentId: "pair1", slot: "cells", beforeId: null },
        ),
      );
    expect(add("b2")).toEqual([]);
    expect(add("b3")).toContain("slot_full");
  });

  test("props are the kind's own, and the field is named", () => {
    const result = runOperation(page(), sampleCatalog, setProps("t1", { words: 5 }));
    expect(result).toMatchObject({ ok: false, problems: [{ code: "invalid_props", path: ["t1", "props", "words"] }] });
  });

  test("moving next to itself changes the place by nothing but the order key", () => {
    const store = page();
    expect(codes(store, moveBlocks(["t1"], { parentId: "s1", slot: "content", beforeId: "t1" }))).toEqual([]);
    expect(store.children("s1", "content").map((block) => block.id)).toEqual(["t1", "pair1", "form1"]);
  });
});

describe("settings and tokens", () => {
  test("an anchor is one block's alone", () => {
    const store = page();
    expect(codes(store, setBlockSettings("s1", { anchor: "planos", name: "Planos" }))).toEqual([]);
    expect(codes(store, setBlockSettings("t1", { anchor: "planos" }))).toContain("malformed");
    expect(codes(store, setBlockSettings("s1", { anchor: "", name: "" }))).toEqual([]);
    expect(store.block("s1")).not.toHaveProperty("anchor");
  });

  test("a token in use cannot be removed; a style cannot name one that is not there", () => {
    const store = page();
    const target = { breakpoint: "base", state: "normal" } as const;
    expect(codes(store, setStyles("t1", target, { color: { type: "token", id: "color-none" } }))).toContain("missing_token");
    expect(codes(store, setStyles("t1", target, { color: { type: "token", id: "font-text" } }))).toContain("missing_token");
    expect(codes(store, putToken({ type: "token", id: "brand", kind: "color", name: "Marca", order: "a9", value: "#0b6e7a" }))).toEqual([]);
    expect(codes(store, setStyles("t1", target, { color: { type: "token", id: "brand" } }))).toEqual([]);
    expect(codes(store, removeToken("brand"))).toContain("missing_token");
    expect(codes(store, setStyles("t1", target, { color: undefined }))).toEqual([]);
    expect(store.block("t1")?.styles).toEqual({});
    expect(codes(store, removeToken("brand"))).toEqual([]);
  });

  test("page settings are set and taken away", () => {
    const store = page();
    expect(codes(store, setPageSettings({ description: "Um curso", hiddenFromSearch: true }))).toEqual([]);
    expect(codes(store, setPageSettings({ hiddenFromSearch: undefined }))).toEqual([]);
    expect(store.page()).toMatchObject({ description: "Um curso" });
    expect(store.page()).not.toHaveProperty("hiddenFromSearch");
  });
});

describe("listeners", () => {
  test("hear of a record and of its list of children, and of nothing else", () => {
    const store = page();
    const heard: string[] = [];
    for (const id of ["s1", "t1", "b1", "page"]) store.subscribe(id, () => heard.push(id));
    runOperation(store, sampleCatalog, setProps("t1", { words: "novo" }));
    expect(heard).toEqual(["t1", "s1"]);
  });

  test("a child list keeps its identity while nothing in it changes", () => {
    const store = page();
    const list = store.children("b1", "content");
    runOperation(store, sampleCatalog, setProps("t1", { words: "novo" }));
    expect(store.children("b1", "content")).toBe(list);
  });
});

describe("blocks that links lead to", () => {
  const place = (id: string, anchor?: string) => sampleBlock({ id, kind: "place", parentId: "s1", ...(anchor ? { anchor } : {}) });
  const put = (store: DocumentStore, ...blocks: ReturnType<typeof place>[]) =>
    runOperation(
      store,
      sampleCatalog,
      insertFragment({ rootIds: blocks.map(({ id }) => id), blocks, tokens: [] }, { parentId: "s1", slot: "content", beforeId: null }),
    );
  const anchors = (store: DocumentStore) => store.children("s1", "content").map(({ anchor }) => anchor);
  const page = () => {
    const store = start();
    const section = sampleBlock({ id: "s1", kind: "section", parentId: "page" });
    runOperation(
      store,
      sampleCatalog,
      insertFragment({ rootIds: ["s1"], blocks: [section], tokens: [] }, { parentId: "page", slot: "body", beforeId: null }),
    );
    return store;
  };

  test("get an anchor that nobody has, and keep the one they bring", () => {
    const store = page();
    put(store, place("p1"), place("p2", "offer"), place("p3"));
    expect(anchors(store)).toEqual(["place-1", "offer", "place-2"]);
    runOperation(store, sampleCatalog, setBlockSettings("p1", { anchor: "first" }));
    put(store, place("p4"), sampleBlock({ id: "t1", kind: "text", parentId: "s1" }));
    expect(anchors(store)).toEqual(["first", "offer", "place-2", "place-1", undefined]);
  });

  test("get one of their own as copies", () => {
    const store = page();
    put(store, place("p1"));
    runOperation(
      store,
      sampleCatalog,
      duplicateBlocks(["p1"], () => "p2"),
    );
    expect(anchors(store)).toEqual(["place-1", "place-2"]);
  });
});

describe("blocks that are known by a key", () => {
  const form = (id: string) => sampleBlock({ id, kind: "form", parentId: "s1" });
  const asks = (id: string, key: string, parentId = "form1") =>
    sampleBlock({ id, kind: "field", parentId, slot: "fields", props: { key } });
  const keys = (store: DocumentStore, formId = "form1") => store.children(formId, "fields").map(({ props }) => props.key);
  const put = (store: DocumentStore, ...blocks: ReturnType<typeof asks>[]) =>
    runOperation(
      store,
      sampleCatalog,
      insertFragment({ rootIds: blocks.map(({ id }) => id), blocks, tokens: [] }, { parentId: "form1", slot: "fields", beforeId: null }),
    );
  const page = (): DocumentStore => {
    const store = start();
    const blocks = [sampleBlock({ id: "s1", kind: "section", parentId: "page", slot: "body" }), form("form1"), asks("f1", "email")];
    runOperation(
      store,
      sampleCatalog,
      insertFragment({ rootIds: ["s1"], blocks, tokens: [] }, { parentId: "page", slot: "body", beforeId: null }),
    );
    return store;
  };

  test("keep it where it is free, and get a free one where it is not: two answers under one key would be one", () => {
    const store = page();
    put(store, asks("f2", "phone"), asks("f3", "email"), asks("f4", "email"), asks("f5", "phone"));
    expect(keys(store)).toEqual(["email", "phone", "email_2", "email_3", "phone_2"]);
    runOperation(
      store,
      sampleCatalog,
      duplicateBlocks(["f3"], () => "f6"),
    );
    expect(keys(store)).toEqual(["email", "phone", "email_2", "email_4", "email_3", "phone_2"]);
  });

  test("keep it in a copy of the whole form, whose address may name it", () => {
    const store = page();
    let made = 0;
    const result = runOperation(
      store,
      sampleCatalog,
      duplicateBlocks(["form1"], () => `copy${++made}`),
    );
    expect(result.ok).toBe(true);
    const [, copy] = store.children("s1", "content");
    expect(keys(store, copy?.id)).toEqual(["email"]);
  });

  test("are told apart within the longest key there may be", () => {
    const store = page();
    const long = "k".repeat(40);
    put(store, asks("f2", long), asks("f3", long));
    expect(keys(store)).toEqual(["email", long, `${"k".repeat(38)}_2`]);
  });
});
