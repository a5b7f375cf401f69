import { putStyle, setBlockSettings, setStyleIds, setStyles } from "@vitrine/document";
import { describe, expect, it } from "vitest";
import { sampleEditor } from "../testing/sample-editor.ts";
import { copySelection } from "./copy-selection.ts";
import { copySelectedStyle, hasStyle, pasteStyleOfClip } from "./style-clip.ts";

const base = { breakpoint: "base", state: "normal" } as const;
const px = (value: number) => ({ type: "length", value, unit: "px" }) as const;
const red = { type: "color", value: "#ff0000" } as const;

/** A heading with a look of its own at two widths and a named style, chosen. */
function styled() {
  const editor = sampleEditor();
  editor.run(putStyle({ type: "style", id: "card", name: "Cartão", order: "a0", styles: {} }));
  editor.run(setStyles("h1", base, { color: red, gap: px(9) }));
  editor.run(setStyles("h1", { breakpoint: "mobile", state: "hover" }, { opacity: { type: "number", value: 0.5 } }));
  editor.run(setStyleIds("h1", ["card"]));
  editor.run(setBlockSettings("h1", { hiddenAt: ["tablet"] }));
  editor.select("h1");
  return editor;
}

describe("a look that is copied and pasted", () => {
  it("goes onto many blocks of other kinds as far as they take it, in one step to undo", () => {
    const editor = styled();
    const clip = copySelectedStyle(editor);
    const before = editor.store.toDocument();
    editor.select("b1", "c1", "gone", "page");
    expect(pasteStyleOfClip(editor, clip)).toEqual({ count: 2 });
    const blend = { type: "number", value: 150 };
    const hover = { hover: { opacity: { type: "number", value: 0.5 } } };
    expect(editor.store.block("b1")).toMatchObject({ styleIds: ["card"], hiddenAt: ["tablet"] });
    expect(editor.store.block("b1")?.styles).toEqual({ base: { normal: { color: red, transition: blend } }, mobile: hover });
    expect(editor.store.block("c1")?.styles).toEqual({ base: { normal: { color: red, gap: px(9), transition: blend } }, mobile: hover });
    editor.undo();
    expect(editor.store.toDocument()).toEqual(before);
  });

  it("is that of the first block where blocks were copied", () => {
    const editor = styled();
    const blocks = copySelection(editor)?.clip ?? expect.fail("nothing was copied");
    editor.select("t1");
    expect(pasteStyleOfClip(editor, blocks)).toEqual({ count: 1 });
    expect(editor.store.block("t1")).toMatchObject({ styleIds: ["card"], styles: { base: { normal: { color: red } } } });
  });

  it("says what is missing, and changes nothing", () => {
    const editor = styled();
    const clip = copySelectedStyle(editor);
    const before = editor.store.toDocument();
    const bad = ["", "{", "null", '{"kind":"text"}', `{"kind":"text","styles":{"base":"color:red"}}`, "x".repeat(500_000)];
    for (const style of bad) expect(pasteStyleOfClip(editor, { blocks: "", text: "olá", style })).toEqual({ refusal: "noStyle" });
    expect(pasteStyleOfClip(editor, null)).toEqual({ refusal: "noStyle" });
    editor.select("page");
    expect(copySelectedStyle(editor)).toBeNull();
    expect(pasteStyleOfClip(editor, clip)).toEqual({ refusal: "noBlockForStyle" });
    expect(editor.store.toDocument()).toEqual(before);
  });

  it("is offered where a look or blocks were copied, and not for words", () => {
    const editor = styled();
    expect(hasStyle(copySelectedStyle(editor))).toBe(true);
    expect(hasStyle(copySelection(editor)?.clip ?? null)).toBe(true);
    expect(hasStyle({ blocks: "", text: "olá" })).toBe(false);
    expect(hasStyle(null)).toBe(false);
  });
});
