import { blockCatalog } from "@vitrine/blocks";
import {
  type DocumentDiff,
  DocumentStore,
  dissolveStyle,
  makeStyle,
  type Operation,
  type PageDocument,
  putToken,
  removeToken,
  runOperation,
  setBlockSettings,
  setStyleIds,
  setStyles,
} from "@vitrine/document";
import { describe, expect, it } from "vitest";
import { SAMPLE, samplePage } from "../testing/sample-editor.ts";
import { rebaseChanges } from "./rebase-changes.ts";

const base = { breakpoint: "base", state: "normal" } as const;
const brand = { type: "token", id: "brand", kind: "color", name: "Marca", order: "a9", value: "#0b6e7a" } as const;

function changed(document: PageDocument, ...operations: readonly Operation[]): { document: PageDocument; diff: DocumentDiff } {
  const store = new DocumentStore(document);
  const diff = store.transact((transaction) => {
    for (const operation of operations) operation(transaction, blockCatalog);
  });
  return { document: store.toDocument(), diff };
}

/** A page with a named style on `t1`, and a colour of its own that nothing uses. */
const { document: start } = changed(samplePage(SAMPLE), putToken(brand), makeStyle("t1", { id: "card", name: "Cartão" }));

/** My changes on top of theirs, both made of the page as it was. */
function merge(mine: readonly Operation[], theirs: readonly Operation[]) {
  const rebased = rebaseChanges([changed(start, ...mine).diff], changed(start, ...theirs).document, "mine");
  const store = new DocumentStore(rebased.document);
  expect(runOperation(store, blockCatalog, setBlockSettings("s1", { name: "inteira" })).ok).toBe(true);
  return { ...rebased, store };
}

const named = setBlockSettings("h1", { name: "Meu" });

describe("unsaved changes on a page where looks have gone", () => {
  it("bring back a style that I deleted and they gave to a block", () => {
    const { store, clashes } = merge([dissolveStyle("card"), named], [setStyleIds("b1", ["card"])]);
    expect(clashes).toBe(true);
    expect(store.get("card")).toMatchObject({ name: "Cartão" });
    expect([store.block("b1")?.styleIds, store.block("t1")?.styleIds, store.block("h1")?.name]).toEqual([["card"], undefined, "Meu"]);
  });

  it("take a style that they deleted off the block I gave it to, and nothing else", () => {
    const { store } = merge([setStyleIds("h1", ["card"]), named], [dissolveStyle("card")]);
    expect(store.get("card")).toBeUndefined();
    expect(store.block("h1")).toMatchObject({ name: "Meu" });
    expect(store.block("h1")).not.toHaveProperty("styleIds");
  });

  it("bring back a colour that I deleted and they use inside of a gradient", () => {
    const stops = [
      { color: "#ffffff", at: 0 },
      { color: { token: "brand" }, at: 100 },
    ];
    const { store } = merge([removeToken("brand")], [setStyles("b1", base, { backgroundImage: { type: "gradient", angle: 0, stops } })]);
    expect(store.get("brand")).toEqual(brand);
  });

  it("bring back a colour that I deleted and they use", () => {
    const { store } = merge([removeToken("brand"), named], [setStyles("b1", base, { color: { type: "token", id: "brand" } })]);
    expect(store.get("brand")).toEqual(brand);
    expect(store.block("h1")).toMatchObject({ name: "Meu" });
  });
});
