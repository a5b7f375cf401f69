import { describe, expect, it } from "vitest";
import { sampleEditor } from "../testing/sample-editor.ts";
import { whyNotWrapped, wrapSelection } from "./wrap-selection.ts";

describe("wrapSelection", () => {
  it("puts neighbours in a container where the first stood, in one step to undo", () => {
    const editor = sampleEditor();
    const before = editor.store.toDocument();
    editor.select("b1", "f1");
    expect(whyNotWrapped(editor)).toBeNull();
    const result = wrapSelection(editor);
    const id = result.ok ? (result.value ?? "") : "";
    expect(editor.store.block(id)).toMatchObject({ kind: "container", parentId: "s2" });
    expect(editor.store.children(id, "content").map((block) => block.id)).toEqual(["f1", "b1"]);
    expect(editor.store.children("s2", "content").map((block) => block.id)).toEqual([id]);
    expect(editor.view.selection).toEqual([id]);
    editor.undo();
    expect(editor.store.toDocument()).toEqual(before);
  });

  it("takes along what a chosen block holds, once", () => {
    const editor = sampleEditor();
    editor.select("c1", "t1");
    const result = wrapSelection(editor);
    expect(result.ok && result.value).toBe(editor.store.block("c1")?.parentId);
    expect(editor.store.block("t1")?.parentId).toBe("box1");
  });

  it("says why blocks of different places do not go together, and changes nothing", () => {
    const editor = sampleEditor();
    const before = editor.store.toDocument();
    editor.select("h1", "b1");
    expect(whyNotWrapped(editor)).toEqual({ reason: "apart" });
    expect(wrapSelection(editor)).toEqual({ ok: true, value: null });
    expect(editor.store.toDocument()).toEqual(before);
  });

  it.each([
    ["a section, which stands on the page itself", "s1"],
    ["a column, of which columns are made", "box1"],
  ])("refuses %s, or keeps the page's rules", (_, id) => {
    const editor = sampleEditor();
    editor.select(id);
    const why = whyNotWrapped(editor);
    const result = wrapSelection(editor);
    // What is foretold is what happens: the page itself decides last.
    expect(result.ok).toBe(why === null);
  });

  it("refuses a section by name", () => {
    const editor = sampleEditor();
    editor.select("s1");
    expect(whyNotWrapped(editor)).toMatchObject({ kind: expect.stringMatching(/section|container/) });
  });
});
