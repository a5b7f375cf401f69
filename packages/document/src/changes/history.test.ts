import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyDocument } from "../document.ts";
import { insertFragment } from "../operations/insert-fragment.ts";
import { moveBlocks } from "../operations/move-blocks.ts";
import { type Operation, runOperation } from "../operations/operation.ts";
import { putToken, removeToken } from "../operations/put-token.ts";
import { removeBlocks } from "../operations/remove-blocks.ts";
import { setBlockSettings } from "../operations/set-block-settings.ts";
import { setProps } from "../operations/set-props.ts";
import { setStyles } from "../operations/set-styles.ts";
import { dissolveStyle } from "../operations/styles/detach-style.ts";
import { makeStyle } from "../operations/styles/make-style.ts";
import { setStyleIds } from "../operations/styles/set-style-ids.ts";
import { checkDocument } from "../reading/invariants.ts";
import type { BlockRecord, DocumentRecord } from "../records.ts";
import { DocumentStore } from "../store.ts";
import { operationOf, type RandomStep, steps } from "../testing/random-operations.ts";
import { sampleBlock, sampleCatalog } from "../testing/sample-catalog.ts";
import { type DocumentDiff, isEmptyDiff, squashDiffs } from "./diff.ts";
import { DocumentHistory } from "./history.ts";
import { keepJoinTexts } from "./join-texts.ts";
import { mergeWords } from "./merge-words.ts";

keepJoinTexts(mergeWords);

/** One screen: changes made on it, and changes that arrive from others. */
class Screen {
  readonly store = new DocumentStore(emptyDocument({ title: "Teste", language: "pt" }));
  readonly history = new DocumentHistory(this.store, sampleCatalog);
  #ids = 0;

  do(operation: Operation, key: string | null = null, now = 0): boolean {
    const result = runOperation(this.store, sampleCatalog, operation);
    if (result.ok) this.history.record(result.value, now, key);
    return result.ok;
  }

  /** What somebody else made of the page as it is, shown here. */
  foreign(...operations: readonly Operation[]): DocumentDiff {
    const elsewhere = new DocumentStore(this.store.toDocument());
    let diff: DocumentDiff = {};
    for (const operation of operations) {
      const result = runOperation(elsewhere, sampleCatalog, operation);
      if (result.ok) diff = squashDiffs(diff, result.value);
    }
    this.history.applyForeign(diff);
    return diff;
  }

  random(steps: readonly RandomStep[]): void {
    for (const step of steps) this.do(operationOf(this.store, step, () => `own${++this.#ids}`));
  }

  /** Each step from its own look at the page, so that they build on each other. */
  randomForeign(steps: readonly RandomStep[]): DocumentDiff {
    const elsewhere = new DocumentStore(this.store.toDocument());
    let diff: DocumentDiff = {};
    for (const step of steps) {
      const result = runOperation(
        elsewhere,
        sampleCatalog,
        operationOf(elsewhere, step, () => `theirs${++this.#ids}`),
      );
      if (result.ok) diff = squashDiffs(diff, result.value);
    }
    this.history.applyForeign(diff);
    return diff;
  }

  block(id: string): BlockRecord {
    const block = this.store.block(id);
    if (!block) throw new Error(`there is no ${id}`);
    return block;
  }

  insert(block: BlockRecord): boolean {
    const point = { parentId: block.parentId, slot: block.slot, beforeId: null };
    return this.do(insertFragment({ rootIds: [block.id], blocks: [block], tokens: [] }, point));
  }
}

/** section s1 > [box b1 > text t1, text t2], all of it made before anything that can be undone. */
function screen(): Screen {
  const made = new Screen();
  made.foreign((transaction) => {
    transaction.put(sampleBlock({ id: "s1", kind: "section", parentId: "page" }));
    transaction.put(sampleBlock({ id: "b1", kind: "box", parentId: "s1", slot: "content", order: "a0" }));
    transaction.put(sampleBlock({ id: "t1", kind: "text", parentId: "b1", slot: "content", order: "a0" }));
    transaction.put(sampleBlock({ id: "t2", kind: "text", parentId: "s1", slot: "content", order: "a1" }));
  });
  return made;
}

/** Every property a record has, by its path: what two people may change without meeting. */
function properties(record: DocumentRecord): Map<string, string> {
  const found = new Map<string, string>();
  const add = (path: string, value: unknown, depth: number): void => {
    if (depth > 0 && typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) add(`${path}/${key}`, inner, depth - 1);
    } else if (value !== undefined) found.set(path, JSON.stringify(value));
  };
  const { parentId, slot, order, ...rest } = record as Partial<BlockRecord>;
  add("place", [parentId, slot, order], 0);
  for (const [key, value] of Object.entries(rest)) add(key, value, key === "props" ? 1 : key === "styles" ? 3 : 0);
  return found;
}

function expectForeignKept(store: DocumentStore, foreign: DocumentDiff): void {
  for (const [id, [before, after]] of Object.entries(foreign)) {
    const now = store.get(id);
    if (!before || !after) {
      expect(now, `${id}, which they ${after ? "made" : "removed"}`).toEqual(after ?? undefined);
      continue;
    }
    if (!now) throw new Error(`${id}, which they changed, is gone`);
    const [was, became, is] = [properties(before), properties(after), properties(now)];
    for (const path of new Set([...was.keys(), ...became.keys()])) {
      if (was.get(path) !== became.get(path)) expect([id, path, is.get(path)]).toEqual([id, path, became.get(path)]);
    }
  }
}

describe("undo and redo after a change made elsewhere", () => {
  it("keep every property that others changed, and the page's rules", () => {
    fc.assert(
      fc.property(steps, steps, fc.array(fc.boolean(), { maxLength: 60 }), (own, theirs, moves) => {
        const page = new Screen();
        page.random(own);
        const foreign = page.randomForeign(theirs);
        const back = (isUndo: boolean): void => {
          if (isUndo) page.history.undo();
          else page.history.redo();
          expectForeignKept(page.store, foreign);
          expect(checkDocument(page.store, sampleCatalog)).toEqual([]);
        };
        for (const isUndo of moves) back(isUndo);
        while (page.history.canUndo) back(true);
        while (page.history.canRedo) back(false);
      }),
      { numRuns: 200 },
    );
  });

  it("yield diffs from the page as it is, that take the page to where it then is", () => {
    fc.assert(
      fc.property(steps, steps, steps, (own, theirs, more) => {
        const page = new Screen();
        page.random(own);
        page.randomForeign(theirs);
        page.random(more);
        for (const move of [() => page.history.undo(), () => page.history.redo()]) {
          for (;;) {
            const before = page.store.toDocument().records;
            const did = move();
            if (!did) break;
            expect(isEmptyDiff(did.diff)).toBe(false);
            for (const [id, [from, to]] of Object.entries(did.diff)) {
              expect(from).toEqual(before[id] ?? null);
              expect(to).toEqual(page.store.get(id) ?? null);
            }
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it("undo reverses its own property and leaves the others of the record", () => {
    const page = screen();
    page.do(setProps("t2", { words: "meu" }));
    page.foreign(
      setBlockSettings("t2", { name: "Deles" }),
      setStyles("t2", { breakpoint: "base", state: "normal" }, { opacity: { type: "number", value: 0.5 } }),
    );
    expect(page.history.undo()).toMatchObject({ isPartial: false });
    expect(page.block("t2")).toMatchObject({
      name: "Deles",
      props: { words: "olá" },
      styles: { base: { normal: { opacity: { value: 0.5 } } } },
    });
    expect(page.history.redo()).toMatchObject({ isPartial: false });
    expect(page.block("t2")).toMatchObject({ name: "Deles", props: { words: "meu" } });
  });

  it("passes over a step that was overwritten, even by a value it once had", () => {
    const page = screen();
    page.do(setBlockSettings("t2", { name: "Antes" }));
    page.do(setProps("t2", { words: "um" }));
    page.do(setProps("t2", { words: "dois" }));
    page.foreign(setProps("t2", { words: "um" }));
    page.history.undo();
    expect(page.block("t2")).toMatchObject({ props: { words: "um" } });
    expect(page.block("t2")).not.toHaveProperty("name");
    expect(page.history.canUndo).toBe(false);
  });

  it("takes back the words typed here, and leaves those typed elsewhere in the same text", () => {
    const page = screen();
    page.do(setProps("t2", { words: "um dois três" }));
    page.do(setProps("t2", { words: "um dois três quatro" }));
    page.foreign(setProps("t2", { words: "UM dois três quatro" }));
    expect(page.history.undo()).toMatchObject({ isPartial: false });
    expect(page.block("t2").props.words).toBe("UM dois três");
    page.history.redo();
    expect(page.block("t2").props.words).toBe("UM dois três quatro");
  });

  it("says so when part of a step stays", () => {
    const page = screen();
    page.do((transaction) => {
      for (const id of ["t1", "t2"]) {
        const block = transaction.block(id);
        if (block) transaction.put({ ...block, props: { words: "meu" } });
      }
    });
    page.foreign(setProps("t1", { words: "deles" }));
    expect(page.history.undo()).toMatchObject({ isPartial: true });
    expect(page.block("t1").props.words).toBe("deles");
    expect(page.block("t2").props.words).toBe("olá");
  });

  it("does not take away a block that others changed or filled, and does take away the rest", () => {
    const page = screen();
    page.do((transaction) => {
      transaction.put(sampleBlock({ id: "mine", kind: "section", parentId: "page", order: "a5" }));
      transaction.put(sampleBlock({ id: "inner", kind: "box", parentId: "mine", slot: "content", order: "a0" }));
      transaction.put(sampleBlock({ id: "alone", kind: "text", parentId: "mine", slot: "content", order: "a1" }));
    });
    page.foreign((transaction) => transaction.put(sampleBlock({ id: "guest", kind: "text", parentId: "inner", slot: "content" })));
    expect(page.history.undo()).toMatchObject({ isPartial: true });
    expect(page.store.block("alone")).toBeUndefined();
    expect(page.block("guest").parentId).toBe("inner");
    expect(page.block("inner").parentId).toBe("mine");
  });

  it("does not bring back what has nowhere to stand, nor what has lost its colour", () => {
    const page = screen();
    page.do(removeBlocks(["t1"]));
    page.foreign(removeBlocks(["b1"]));
    expect(page.history.undo()).toBeNull();
    expect(page.store.block("t1")).toBeUndefined();

    const brand = { type: "token", id: "brand", kind: "color", name: "Marca", order: "a9", value: "#0b6e7a" } as const;
    page.foreign(putToken(brand), setStyles("t2", { breakpoint: "base", state: "normal" }, { color: { type: "token", id: "brand" } }));
    page.do(removeBlocks(["t2"]));
    page.foreign(removeToken("brand"));
    expect(page.history.undo()).toBeNull();
    expect(checkDocument(page.store, sampleCatalog)).toEqual([]);
  });

  it("does not take away a colour that others use by now", () => {
    const page = screen();
    page.do(putToken({ type: "token", id: "brand", kind: "color", name: "Marca", order: "a9", value: "#0b6e7a" }));
    page.foreign(setStyles("t2", { breakpoint: "base", state: "normal" }, { color: { type: "token", id: "brand" } }));
    expect(page.history.undo()).toBeNull();
    expect(page.store.get("brand")).toBeDefined();
  });

  it("does not take away a named style that others gave to a block by now, and keeps the rest of the step", () => {
    const page = screen();
    page.do(makeStyle("t1", { id: "look", name: "Cartão" }));
    page.do((transaction, catalog) => {
      dissolveStyle("look")(transaction, catalog);
      setProps("t2", { words: "meu" })(transaction, catalog);
    });
    page.history.undo();
    page.foreign(setStyleIds("t2", ["look"]));
    page.history.redo();
    expect(page.store.get("look")).toBeDefined();
    expect(page.block("t2")).toMatchObject({ styleIds: ["look"], props: { words: "meu" } });
    expect(checkDocument(page.store, sampleCatalog)).toEqual([]);
  });

  it("takes a style that others have deleted off the block it was given to, and keeps what else was changed of that", () => {
    const page = screen();
    page.foreign(makeStyle("t1", { id: "look", name: "Cartão" }));
    page.do((transaction, catalog) => {
      setStyleIds("t2", ["look"])(transaction, catalog);
      setProps("t2", { words: "meu" })(transaction, catalog);
    });
    page.history.undo();
    page.foreign(dissolveStyle("look"));
    const redone = page.history.redo();
    expect(redone).toMatchObject({ isPartial: true });
    expect(page.block("t2")).toMatchObject({ props: { words: "meu" } });
    expect(page.block("t2")).not.toHaveProperty("styleIds");
    expect(checkDocument(page.store, sampleCatalog)).toEqual([]);
  });

  it("joins what two people change of one named style, and what they call it", () => {
    const page = screen();
    page.foreign(makeStyle("t1", { id: "look", name: "Cartão" }));
    page.do(setStyles("look", { breakpoint: "base", state: "normal" }, { opacity: { type: "number", value: 0.5 } }));
    const mine = page.store.get("look");
    page.foreign((transaction) => {
      const look = transaction.get("look");
      if (look?.type === "style") transaction.put({ ...look, name: "Caixa" });
    });
    expect(page.store.get("look")).toEqual({ ...mine, name: "Caixa" });
    page.history.undo();
    expect(page.store.get("look")).toMatchObject({ name: "Caixa", styles: {} });
  });

  it("does not close a circle that two moves would make", () => {
    const page = screen();
    page.insert(sampleBlock({ id: "b2", kind: "box", parentId: "b1", slot: "content" }));
    page.do(moveBlocks(["b2"], { parentId: "s1", slot: "content", beforeId: null }));
    page.foreign(moveBlocks(["b1"], { parentId: "b2", slot: "content", beforeId: null }));
    page.history.undo();
    expect(page.block("b1").parentId).toBe("b2");
    expect(checkDocument(page.store, sampleCatalog)).toEqual([]);
  });

  it("goes on joining keystrokes into one step", () => {
    const page = screen();
    page.do(setProps("t2", { words: "a" }), "typing", 0);
    page.foreign(setBlockSettings("t2", { name: "Deles" }));
    page.do(setProps("t2", { words: "ab" }), "typing", 100);
    page.history.undo();
    expect(page.block("t2")).toMatchObject({ name: "Deles", props: { words: "olá" } });
    expect(page.history.canUndo).toBe(false);
  });
});
