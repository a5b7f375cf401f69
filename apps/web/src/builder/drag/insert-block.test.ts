import { PAGE_ID, PAGE_SLOT, removeBlocks } from "@vitrine/document";
import { describe, expect, it } from "vitest";
import type { Editor } from "../editor/editor.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { insertBlock } from "./insert-block.ts";

/** An editor with an empty page. */
function emptyEditor(): Editor {
  const editor = sampleEditor();
  editor.run(removeBlocks(editor.store.children(PAGE_ID, PAGE_SLOT).map(({ id }) => id)));
  editor.select();
  return editor;
}

const press = (editor: Editor, ...kinds: readonly string[]) => kinds.map((kind) => insertBlock(editor, kind));

/** The kinds a block holds. */
function inside(editor: Editor, id: string): string[] {
  return editor.store.allChildren(id).map(({ kind }) => kind);
}

const firstId = (editor: Editor, parentId: string, kind: string) =>
  editor.store.allChildren(parentId).find((block) => block.kind === kind)?.id ?? "";

describe("entries of the palette pressed one after another", () => {
  it("stand one after another, also behind what could hold them", () => {
    const editor = emptyEditor();
    expect(press(editor, "section", "container", "columns", "form", "heading", "container", "text")).not.toContain(false);
    const [section] = editor.store.children(PAGE_ID, PAGE_SLOT);
    expect(editor.store.children(PAGE_ID, PAGE_SLOT)).toHaveLength(1);
    expect(inside(editor, section?.id ?? "")).toEqual(["container", "columns", "form", "heading", "container", "text"]);
  });

  it("stand in one section where the page had none", () => {
    const editor = emptyEditor();
    press(editor, "container", "container", "heading");
    const sections = editor.store.children(PAGE_ID, PAGE_SLOT);
    expect(sections.map(({ id }) => inside(editor, id))).toEqual([["container", "container", "heading"]]);
  });

  it("go into a container that somebody has selected, even the one just added", () => {
    const editor = emptyEditor();
    press(editor, "section", "container");
    editor.select(...editor.view.selection);
    press(editor, "heading", "text");
    const [section] = editor.store.children(PAGE_ID, PAGE_SLOT);
    expect(inside(editor, firstId(editor, section?.id ?? "", "container"))).toEqual(["heading", "text"]);
  });

  it("go into the last step of a form that has steps", () => {
    const editor = sampleEditor([["section", "s", [["form", "f"]]]]);
    const step = (id: string, order: string) =>
      ({ type: "block", id, kind: "form-step", version: 1, parentId: "f", slot: "steps", order, props: {}, styles: {} }) as const;
    editor.run((transaction) => {
      for (const made of [step("one", "a0"), step("two", "a1")]) {
        transaction.put({ ...made, props: { title: [], nextLabel: "Continuar" } });
      }
    });
    editor.select("f");
    press(editor, "field");
    editor.select("one");
    press(editor, "text");
    expect([inside(editor, "one"), inside(editor, "two"), editor.store.children("f", "fields")]).toEqual([["text"], ["field"], []]);
  });

  it("put a field into the form just added, since it may stand nowhere else", () => {
    const editor = emptyEditor();
    press(editor, "section", "form", "form", "heading");
    const [section] = editor.store.children(PAGE_ID, PAGE_SLOT);
    const form = firstId(editor, section?.id ?? "", "form");
    const fields = inside(editor, form).length;
    editor.select(form);
    press(editor, "field", "field", "form", "field");
    expect(inside(editor, form)).toHaveLength(fields + 2);
    expect(inside(editor, section?.id ?? "")).toEqual(["form", "form", "form", "heading"]);
  });
});
