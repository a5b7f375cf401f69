import { blockCatalog } from "@vitrine/blocks";
import {
  applyDiff,
  type DocumentDiff,
  DocumentStore,
  removeBlocks,
  runOperation,
  setBlockSettings,
  setProps,
  words,
} from "@vitrine/document";
import { describe, expect, it } from "vitest";
import { sampleEditor } from "../testing/sample-editor.ts";

/** An editor beside what the server has, each told of the other's changes. */
function connected() {
  const editor = sampleEditor();
  const server = new DocumentStore(editor.store.toDocument());
  const refusals: unknown[] = [];
  editor.subscribeChanges((diff) => {
    const applied = applyDiff(server, blockCatalog, diff);
    if (!applied.ok) refusals.push(applied.problems);
  });
  const elsewhere = (...operations: Parameters<typeof runOperation>[2][]): void => {
    for (const operation of operations) {
      const result = runOperation(server, blockCatalog, operation);
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      editor.applyForeign(result.value as DocumentDiff);
    }
  };
  let partial = 0;
  editor.subscribePartialMoves(() => partial++);
  return { editor, server, refusals, elsewhere, partialMoves: () => partial };
}

describe("undo in the editor, once a change from elsewhere has been merged", () => {
  it("takes back its own property, keeps theirs, and sends a diff that the server takes", () => {
    const { editor, server, refusals, elsewhere, partialMoves } = connected();
    const before = editor.store.block("h1")?.props.content;
    editor.run(setProps("h1", { content: words("meu") }));
    elsewhere(setBlockSettings("h1", { name: "Deles" }));
    editor.undo();
    expect(editor.store.block("h1")).toMatchObject({ name: "Deles", props: { content: before } });
    editor.redo();
    expect(editor.store.block("h1")).toMatchObject({ name: "Deles", props: { content: words("meu") } });
    expect(server.get("h1")).toEqual(editor.store.get("h1"));
    expect(refusals).toEqual([]);
    expect(partialMoves()).toBe(0);
  });

  it("says so when what was to be undone stays, and nothing is left to undo", () => {
    const { editor, refusals, elsewhere, partialMoves } = connected();
    editor.run(removeBlocks(["field1"]));
    let told = 0;
    elsewhere(removeBlocks(["f1"]));
    editor.subscribeView(() => told++);
    expect(editor.canUndo).toBe(true);
    editor.undo();
    expect(editor.canUndo).toBe(false);
    expect(told).toBeGreaterThan(0);
    expect(partialMoves()).toBe(1);
    expect(editor.store.block("field1")).toBeUndefined();
    editor.undo();
    expect(partialMoves()).toBe(1);
    expect(refusals).toEqual([]);
  });

  it("stops offering undo when others have overwritten all there was", () => {
    const { editor, elsewhere } = connected();
    editor.run(setProps("h1", { content: words("meu") }));
    let told = 0;
    editor.subscribeView(() => told++);
    elsewhere(setProps("h1", { content: words("deles") }));
    expect(editor.canUndo).toBe(false);
    expect(told).toBeGreaterThan(0);
  });
});
