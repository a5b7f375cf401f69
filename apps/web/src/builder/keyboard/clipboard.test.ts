import { describe, expect, it } from "vitest";
import type { Editor } from "../editor/editor.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import type { Clip } from "./clip.ts";
import { pasteClip, pasteClipAt, whyNotPastedAt } from "./clipboard.ts";
import { copySelection } from "./copy-selection.ts";

function copied(editor: Editor, ...ids: string[]): Clip {
  editor.select(...ids);
  const copy = copySelection(editor);
  if (!copy) throw new Error("nothing was copied");
  return copy.clip;
}

function children(editor: Editor, parentId: string, slot: string): string[] {
  return editor.store.children(parentId, slot).map((block) => block.kind);
}

describe("the clipboard", () => {
  it("carries blocks with all they hold to another page, under fresh ids", () => {
    const from = sampleEditor();
    const to = sampleEditor([["section", "only"]]);
    to.select("only");
    expect(pasteClip(to, copied(from, "c1"))).toBe(1);
    const [pasted = ""] = to.view.selection;
    expect(children(to, "only", "content")).toEqual(["columns"]);
    expect(children(to, pasted, "columns")).toEqual(["container", "container"]);
    for (const id of ["c1", "box1", "box2", "t1"]) expect(to.store.get(id)).toBeUndefined();
    to.undo();
    expect(children(to, "only", "content")).toEqual([]);
  });

  it("puts a copy beside its original while that is selected", () => {
    const editor = sampleEditor();
    pasteClip(editor, copied(editor, "s1"));
    expect(editor.store.children("page", "body").map((block) => block.id)).toEqual(["s1", editor.view.selection[0], "s2"]);
  });

  it("copies what is inside another copied block once", () => {
    const editor = sampleEditor();
    expect(copySelection(editor)).toBeNull();
    editor.select("t1", "box1", "b1");
    expect(copySelection(editor)?.count).toBe(2);
  });

  it("gives other programs the words", () => {
    const editor = sampleEditor();
    const { text } = copied(editor, "h1");
    expect(text).not.toBe("");
    expect(text).not.toContain("{");
  });

  it("pastes before the selected block, or in it, and says why where it may not", () => {
    const editor = sampleEditor();
    const clip = copied(editor, "h1");
    editor.select("b1");
    expect(pasteClipAt(editor, clip, "before")).toBe(1);
    expect(children(editor, "s2", "content")).toEqual(["form", "heading", "button"]);
    editor.select("box2");
    expect(pasteClipAt(editor, clip, "inside")).toBe(1);
    expect(children(editor, "box2", "content")).toEqual(["heading"]);
    editor.select("c1");
    const before = editor.store.toDocument();
    expect(whyNotPastedAt(editor, clip, "inside")).not.toBeNull();
    expect(pasteClipAt(editor, clip, "inside")).toBe(0);
    expect(editor.store.toDocument()).toEqual(before);
    editor.select("b1");
    expect(whyNotPastedAt(editor, clip, "before")).toBeNull();
  });

  it("wraps a block in a section on an empty page", () => {
    const editor = sampleEditor([]);
    expect(pasteClip(editor, copied(sampleEditor(), "h1"))).toBe(1);
    const [section] = editor.store.children("page", "body");
    expect(section?.kind).toBe("section");
    expect(children(editor, section?.id ?? "", "content")).toEqual(["heading"]);
  });

  it("turns plain words into a text block, a paragraph a line", () => {
    const editor = sampleEditor();
    editor.select("h1");
    expect(pasteClip(editor, { blocks: "", text: "  Primeira linha\r\n<b>Segunda</b> " })).toBe(1);
    const pasted = editor.store.block(editor.view.selection[0] ?? "");
    expect(pasted?.parentId).toBe("s1");
    expect(pasted?.props.content).toEqual([
      { type: "paragraph", content: [{ type: "text", text: "Primeira linha" }] },
      { type: "paragraph", content: [{ type: "text", text: "<b>Segunda</b>" }] },
    ]);
  });

  it("finds the nearest block around the selection that takes what is pasted", () => {
    const editor = sampleEditor();
    const clip = copied(editor, "field1");
    editor.select("b1");
    pasteClip(editor, clip);
    expect(children(editor, "f1", "fields")).toEqual(["field", "field", "field"]);
  });

  const hostile = (change: (fragment: { rootIds: string[]; blocks: Record<string, unknown>[]; tokens: unknown[] }) => void): Clip => {
    const fragment = JSON.parse(copied(sampleEditor(), "h1").blocks);
    change(fragment);
    return { blocks: JSON.stringify(fragment), text: "" };
  };
  const block = (part: Record<string, unknown>) => ({ ...JSON.parse(copied(sampleEditor(), "h1").blocks).blocks[0], ...part });

  it.each<[string, Clip]>([
    ["not JSON", { blocks: "{", text: "" }],
    ["no fragment", { blocks: "[]", text: "" }],
    ["unknown fields", hostile((fragment) => Object.assign(fragment, { script: "x" }))],
    ["props the kind does not take", hostile(({ blocks }) => Object.assign(blocks[0] ?? {}, { props: { onclick: "alert(1)" } }))],
    [
      "a dangerous link",
      hostile(({ blocks }) =>
        Object.assign(blocks[0] ?? {}, {
          props: {
            level: "h2",
            content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] }],
          },
        }),
      ),
    ],
    ["an unknown kind", hostile(({ blocks }) => Object.assign(blocks[0] ?? {}, { kind: "evil" }))],
    [
      "a missing token",
      hostile(({ blocks }) => Object.assign(blocks[0] ?? {}, { styles: { base: { normal: { color: { type: "token", id: "gone" } } } } })),
    ],
    ["two blocks with one id", hostile(({ blocks }) => blocks.push(block({})))],
    [
      "a loop beside the root",
      hostile(({ blocks }) =>
        blocks.push(block({ id: "x1", kind: "section", parentId: "x2" }), block({ id: "x2", kind: "section", parentId: "x1" })),
      ),
    ],
    ["a field with no form on the page", copied(sampleEditor(), "field1")],
  ])("refuses %s and changes nothing", (_, clip) => {
    const editor = sampleEditor([["section", "only"]]);
    const before = editor.store.toDocument();
    expect(pasteClip(editor, clip)).toBe(0);
    expect(editor.store.toDocument()).toEqual(before);
    expect(editor.canUndo).toBe(false);
  });
});
