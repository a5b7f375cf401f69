import { setBlockSettings, setProps, type WordSearch, words } from "@vitrine/document";
import { describe, expect, it } from "vitest";
import { type Sketch, sampleEditor } from "../testing/sample-editor.ts";
import { findOnPage, replaceOnPage } from "./find-on-page.ts";

const loosely = (text: string): WordSearch => ({ text, matchesCase: false, matchesAccents: false });
const PAGE: readonly Sketch[] = [
  [
    "section",
    "s1",
    [
      ["heading", "h1"],
      ["text", "t1"],
      ["form", "f1", [["field", "field1"]]],
      ["list", "l1"],
      ["html", "code"],
    ],
  ],
];

function page() {
  const editor = sampleEditor(PAGE);
  const macro = { type: "macro", attrs: { macro: "country", fallback: "Oferta" } };
  editor.run((transaction, catalog) => {
    setProps("h1", {
      content: [
        { type: "text", text: "OFERTA " },
        { type: "text", text: "de maio", marks: [{ type: "bold" }] },
      ],
    })(transaction, catalog);
    setProps("t1", { content: [{ type: "paragraph", content: words("Uma oferta.") }, { type: "paragraph" }] })(transaction, catalog);
    setProps("field1", { label: "Sua oferta", name: "oferta" })(transaction, catalog);
  });
  return { editor, macro };
}

const found = (editor: ReturnType<typeof page>["editor"], search: WordSearch) =>
  findOnPage(editor.store, search).map(({ blockId }) => blockId);

describe("words on a page", () => {
  it("are found in the order of the page, in what is read and in no names of fields", () => {
    const { editor } = page();
    expect(found(editor, loosely("oferta"))).toEqual(["h1", "t1", "field1"]);
    expect(found(editor, { ...loosely("oferta"), matchesCase: true })).toEqual(["t1", "field1"]);
    expect(found(editor, loosely("ferta de"))).toEqual(["h1"]);
    expect(found(editor, loosely(""))).toEqual([]);
    expect(found(editor, loosely("<script"))).toEqual([]);
  });

  it("are replaced in one step to undo, looks kept, and found no more", () => {
    const { editor } = page();
    const before = editor.store.toDocument();
    const result = replaceOnPage(editor, findOnPage(editor.store, loosely("oferta")), "Promoção");
    expect(result).toEqual({ ok: true, value: { count: 3, locked: 0 } });
    expect(editor.store.block("h1")?.props.content).toEqual([
      { type: "text", text: "Promoção " },
      { type: "text", text: "de maio", marks: [{ type: "bold" }] },
    ]);
    expect(editor.store.block("t1")?.props.content).toEqual([
      { type: "paragraph", content: words("Uma Promoção.") },
      { type: "paragraph" },
    ]);
    expect(editor.store.block("field1")?.props).toMatchObject({ label: "Sua Promoção", name: "oferta" });
    expect(found(editor, loosely("oferta"))).toEqual([]);
    editor.undo();
    expect(editor.store.toDocument()).toEqual(before);
  });

  it("may go altogether, and one alone may", () => {
    const { editor } = page();
    replaceOnPage(editor, findOnPage(editor.store, loosely("Uma oferta.")), "");
    expect(editor.store.block("t1")?.props.content).toEqual([{ type: "paragraph" }, { type: "paragraph" }]);
    const [first] = findOnPage(editor.store, loosely("oferta"));
    replaceOnPage(editor, first ? [first] : [], "já");
    expect(found(editor, loosely("oferta"))).toEqual(["field1"]);
  });

  it("stay in locked blocks, which are counted", () => {
    const { editor } = page();
    editor.run(setBlockSettings("f1", { locked: true }));
    const result = replaceOnPage(editor, findOnPage(editor.store, loosely("oferta")), "x");
    expect(result).toEqual({ ok: true, value: { count: 2, locked: 1 } });
    expect(editor.store.block("field1")?.props.label).toBe("Sua oferta");
  });

  it("are all left where one block would not take them", () => {
    const { editor } = page();
    const before = editor.store.toDocument();
    expect(replaceOnPage(editor, findOnPage(editor.store, loosely("oferta")), "x".repeat(2_000)).ok).toBe(false);
    expect(editor.store.toDocument()).toEqual(before);
  });

  it("are found in the items of a list, and macros are not words", () => {
    const { editor, macro } = page();
    const items = editor.store.block("l1")?.props.items;
    expect(Array.isArray(items)).toBe(true);
    expect(editor.run(setProps("h1", { content: [macro, { type: "text", text: " aqui" }] })).ok).toBe(true);
    expect(found(editor, loosely("oferta"))).toEqual(["t1", "field1"]);
    const [item] = items as { content?: unknown; text?: unknown }[];
    const text = JSON.stringify(item).match(/"text":"([^"]{4,})"/)?.[1] ?? "";
    expect(found(editor, loosely(text))).toContain("l1");
  });
});
