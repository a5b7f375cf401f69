import { expect, test } from "vitest";
import { z } from "zod";
import type { BlockCatalog } from "../catalog.ts";
import { applyDiff } from "../changes/apply-diff.ts";
import { DocumentHistory } from "../changes/history.ts";
import { emptyDocument } from "../document.ts";
import { copyFragment } from "../fragment.ts";
import { whyNot } from "../placement/judge-places.ts";
import { lockOf } from "../placement/locks.ts";
import { DocumentStore } from "../store.ts";
import { SECTION_ALONE_ID } from "../synced-sections.ts";
import { sampleCatalog as otherKinds, sampleBlock } from "../testing/sample-catalog.ts";
import { insertFragment } from "./insert-fragment.ts";
import { moveBlocks } from "./move-blocks.ts";
import { type Operation, runOperation } from "./operation.ts";
import { removeBlocks } from "./remove-blocks.ts";
import { setBlockSettings } from "./set-block-settings.ts";
import { setProps } from "./set-props.ts";
import { dissolveStyle } from "./styles/detach-style.ts";
import { makeStyle } from "./styles/make-style.ts";
import { detachSynced, makeSynced, syncedFragment } from "./synced-copies.ts";

const sampleCatalog: BlockCatalog = new Map(otherKinds).set("synced", {
  ...{ kind: "synced", version: 1, category: "section", migrations: [], notWithin: ["synced"] },
  slots: { content: { accepts: ["section"], max: 1 } },
  props: z.strictObject({ sectionId: z.string(), version: z.number() }),
});
const PLACE = { placeId: "p1", sectionId: "syn_a", version: 1 };

/** A section with a text in it, and an empty one. */
function page(): DocumentStore {
  const store = new DocumentStore(emptyDocument({ title: "Teste", language: "pt" }));
  store.transact((transaction) => {
    transaction.put(sampleBlock({ id: "s1", kind: "section", parentId: "page" }));
    transaction.put(sampleBlock({ id: "t1", kind: "text", parentId: "s1", anchor: "topo" }));
    transaction.put(sampleBlock({ id: "s2", kind: "section", parentId: "page", order: "a1" }));
  });
  return store;
}

const run = (store: DocumentStore, operation: Operation): string[] => {
  const result = runOperation(store, sampleCatalog, operation);
  return result.ok ? [] : result.problems.map(({ code }) => code);
};

/** The same page with its first section synced. */
function syncedPage(): DocumentStore {
  const store = page();
  expect(run(store, makeSynced("s1", PLACE))).toEqual([]);
  return store;
}

test("a section becomes a synced one where it stands, with its copy in it, and again one of the page's own", () => {
  const store = page();
  const history = new DocumentHistory(store, sampleCatalog);
  const before = store.toDocument();
  const made = runOperation(store, sampleCatalog, makeSynced("s1", PLACE));
  if (made.ok) history.record(made.value, 0);
  expect(store.block("p1")).toMatchObject({ kind: "synced", parentId: "page", slot: "body", props: { sectionId: "syn_a", version: 1 } });
  expect(store.block("p1-s1")).toMatchObject({ parentId: "p1", slot: "content" });
  expect(store.block("p1-t1")).toMatchObject({ parentId: "p1-s1", anchor: "topo" });
  expect(store.children("page", "body").map(({ id }) => id)).toEqual(["p1", "s2"]);
  history.undo();
  expect(store.toDocument()).toEqual(before);
  history.redo();
  expect(run(store, detachSynced("p1", null))).toEqual([]);
  expect(store.block("p1")).toBeUndefined();
  expect(store.children("page", "body").map(({ id }) => id)).toEqual(["p1-s1", "s2"]);
  expect(run(store, setProps("p1-t1", { words: "minhas" })), "it can be changed from then on").toEqual([]);
});

test("detached, it is as it is newest, with the tokens that it brings", () => {
  const [store, other] = [syncedPage(), page()];
  expect(run(other, setProps("t1", { words: "novas" }))).toEqual([]);
  const style = { type: "style", id: "look", name: "Look", order: "a0", styles: {} } as const;
  const content = { version: 4, fragment: { ...copyFragment(other, ["s1"]), namedStyles: [style] } };
  expect(run(store, detachSynced("p1", content))).toEqual([]);
  expect(store.block("p1-t1")).toMatchObject({ props: { words: "novas" }, anchor: "topo" });
  expect(store.get("look")).toEqual(style);
  expect(run(store, detachSynced("p1", content)), "there is nothing any more").toEqual(["not_found"]);
});

test("nothing in it can be changed as if it were the page's own", () => {
  const fresh = { rootIds: ["n"], blocks: [sampleBlock({ id: "n", kind: "text", parentId: "page" })], tokens: [] };
  const refused: readonly [string, Operation][] = [
    ["words", setProps("p1-t1", { words: "outras" })],
    ["settings", setBlockSettings("p1-s1", { name: "Outro" })],
    ["something new", insertFragment(fresh, { parentId: "p1-s1", slot: "content", beforeId: null })],
    ["a part that goes", removeBlocks(["p1-t1"])],
    ["a part that leaves", moveBlocks(["p1-t1"], { parentId: "s2", slot: "content", beforeId: null })],
  ];
  for (const [what, operation] of refused) {
    const store = syncedPage();
    const before = store.toDocument();
    expect(run(store, operation), what).toContain("synced");
    expect(store.toDocument()).toEqual(before);
  }
  const store = syncedPage();
  expect(lockOf(store, "p1-t1")?.id).toBe("p1");
  expect(lockOf(store, "p1"), "it can be moved and deleted itself").toBeUndefined();
  expect(whyNot(store, sampleCatalog, { parentId: "p1-s1", slot: "content" }, [fresh.blocks])).toEqual({ reason: "synced" });
  for (const operation of [moveBlocks(["p1"], { parentId: "page", slot: "body", beforeId: null }), removeBlocks(["p1"])]) {
    expect(run(store, operation)).toEqual([]);
  }
});

test("a change from outside is held to the same, and a copy that is replaced as a whole is taken", () => {
  const store = syncedPage();
  const [text, place] = [store.get("p1-t1"), store.get("p1")];
  if (text?.type !== "block" || place?.type !== "block") return expect.fail("it is there");
  const changed = { ...text, props: { words: "outras" } };
  expect(applyDiff(store, sampleCatalog, { "p1-t1": [text, changed] })).toMatchObject({ ok: false, problems: [{ code: "synced" }] });
  const moved = { ...place, order: "b0" };
  expect(applyDiff(store, sampleCatalog, { "p1-t1": [text, changed], p1: [place, moved] }).ok).toBe(false);
  const newer = { ...place, props: { ...place.props, version: 2 } };
  expect(applyDiff(store, sampleCatalog, { "p1-t1": [text, changed], p1: [place, newer] }).ok).toBe(true);
});

test("a named style that goes is taken off the copy too", () => {
  const store = page();
  run(store, makeStyle("t1", { id: "look", name: "Look" }));
  run(store, makeSynced("s1", PLACE));
  expect(run(store, dissolveStyle("look"))).toEqual([]);
  expect(store.block("p1-t1")).not.toHaveProperty("styleIds");
});

test("put in from the library, the block brings its copy", () => {
  const [store, other] = [page(), page()];
  const fragment = syncedFragment(sampleCatalog, { ...PLACE, placeId: "p9", version: 3 }, copyFragment(other, ["s1"]));
  expect(run(store, insertFragment(fragment, { parentId: "page", slot: "body", beforeId: "s2" }))).toEqual([]);
  expect(store.block("p9")).toMatchObject({ props: { version: 3 } });
  expect(store.block("p9-t1")).toMatchObject({ parentId: "p9-s1" });
});

test("a section that is edited by itself stays, and stands alone", () => {
  const store = new DocumentStore(emptyDocument({ title: "", language: "pt" }));
  store.transact((transaction) => transaction.put(sampleBlock({ id: SECTION_ALONE_ID, kind: "section", parentId: "page" })));
  expect(run(store, removeBlocks([SECTION_ALONE_ID]))).toContain("synced");
  const another = sampleBlock({ id: "s2", kind: "section", parentId: "page" });
  expect(whyNot(store, sampleCatalog, { parentId: "page", slot: "body" }, [[another]])).toEqual({ reason: "full", outer: null, max: 1 });
});
