import { type Json, type Macro, paragraphs } from "@vitrine/document";
import { AllSelection, NodeSelection, TextSelection } from "prosemirror-state";
import { afterEach, describe, expect, it } from "vitest";
import { chosenMacro, countMacros, putMacro } from "./macro-chip.ts";
import type { TextEditor } from "./text-editor.ts";
import { startTextEngine, type TextEngine } from "./text-engine.ts";
import { textFrom } from "./text-json.ts";
import type { TextMode } from "./text-mode.ts";
import { withoutNames } from "./without-names.ts";

let engine: TextEngine | null = null;
afterEach(() => {
  engine?.destroy();
  engine = null;
  document.body.replaceChildren();
});

let changes: unknown[] = [];

function start(
  isFocused: boolean,
  value: Json = [{ type: "text", text: "Uma oferta" }],
  mode: TextMode = "inline",
): { element: HTMLElement; editor: TextEditor } {
  const element = document.body.appendChild(document.createElement("h2"));
  const ignore = (): void => undefined;
  changes = [];
  engine = startTextEngine({
    element,
    mode,
    value,
    label: "Título",
    isFocused,
    onChange: (value) => changes.push(value),
    onEnd: ignore,
    onUndo: () => true,
    onRedo: () => true,
  });
  return { element, editor: engine.editor };
}

const wordsIn = ({ view }: TextEditor): string => view.state.doc.textBetween(0, view.state.doc.content.size, "\n\n");
const select = ({ view }: TextEditor, from: number, to = from): void =>
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)));
const selectChip = ({ view }: TextEditor, at: number): void =>
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
const selectAll = ({ view }: TextEditor): void => view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)));

describe("startTextEngine", () => {
  it("has the keyboard, and its caret at the end, before any key can be pressed", () => {
    const { element, editor } = start(true);
    expect(element.contentEditable).toBe("true");
    expect(document.activeElement).toBe(element);
    const { selection, doc } = editor.view.state;
    expect(selection.empty).toBe(true);
    expect(doc.textContent).toBe("Uma oferta");
    expect(selection.to).toBe(doc.content.size);
  });

  it("keeps what was selected at once", async () => {
    const { editor } = start(true);
    selectAll(editor);
    const { from, to } = editor.view.state.selection;
    expect(to).toBeGreaterThan(from);
    // By then the library has told that it is ready.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect([editor.view.state.selection.from, editor.view.state.selection.to]).toEqual([from, to]);
  });

  it("keeps no name of what is pasted, and its words", () => {
    const { editor } = start(true);
    const html = '<form id="removeAttribute"><b>Só</b> hoje <input name="nodeName"><input id="childNodes"></form>';
    editor.view.pasteHTML(html);
    expect(wordsIn(editor)).toBe("Uma ofertaSó hoje");
    expect(withoutNames(html)).toBe("<form><b>Só</b> hoje <input><input></form>");
  });

  it.each([
    ["Uma boa oferta", "Uma |oferta", "Uma boa |oferta"],
    ["Uma oferta hoje", "Uma o|ferta", "Uma o|ferta hoje"],
    ["A grande oferta", "Uma oferta|", "A grande oferta|"],
    ["Uma ofertaa", "Uma| oferta", "Uma| ofertaa"],
    ["", "Uma oferta|", "|"],
  ])("keeps its caret at its words when %j comes from elsewhere, and says nothing of it", (next, before, after) => {
    const { editor } = start(true);
    select(editor, before.indexOf("|"));
    engine?.show(next === "" ? [] : [{ type: "text", text: next }]);
    const { selection, doc } = editor.view.state;
    const [{ from }, text] = [selection, doc.textContent];
    expect(`${text.slice(0, from)}|${text.slice(from)}`).toBe(after);
    expect(changes).toEqual([]);
  });

  it("shows paragraphs from elsewhere around the one that is typed in", () => {
    const { editor } = start(true, paragraphs("um", "dois") as unknown as Json, "rich");
    select(editor, 2);
    engine?.show(paragraphs("um", "e meio", "dois", "três") as unknown as Json);
    expect([textFrom("rich", editor.view.state.doc.toJSON()), editor.view.state.selection.from]).toEqual([
      paragraphs("um", "e meio", "dois", "três"),
      2,
    ]);
    engine?.show(paragraphs("dois") as unknown as Json);
    expect(textFrom("rich", editor.view.state.doc.toJSON())).toEqual(paragraphs("dois"));
    expect(changes).toEqual([]);
  });

  it("leaves the keyboard where it is when it is not asked for", () => {
    const { element } = start(false);
    expect(document.activeElement).not.toBe(element);
  });
});

describe("what a text finds out at the visitor's", () => {
  const source: Macro = { macro: "query", key: "utm_source", fallback: "nosso site" };
  const today: Macro = { macro: "date", format: "full", days: 0, fallback: "hoje" };
  const text: Json = [
    { type: "text", text: "De " },
    { type: "macro", attrs: { ...source }, marks: [{ type: "bold" }] },
    { type: "text", text: "!" },
  ];
  const saidIn = (editor: TextEditor) => textFrom("inline", editor.view.state.doc.toJSON());
  const CODES: Readonly<Record<string, number>> = { ArrowRight: 39, Enter: 13, Backspace: 8 };
  const press = (editor: TextEditor, key: string) =>
    editor.view.dom.dispatchEvent(new KeyboardEvent("keydown", { key, keyCode: CODES[key], bubbles: true, cancelable: true }));

  it("is a chip of its words, as on the page, and stays what it is", () => {
    const { element, editor } = start(true, text);
    expect(element.querySelector("strong > bdi")?.outerHTML).toBe(
      '<bdi data-m="query utm_source" contenteditable="false">nosso site</bdi>',
    );
    expect(saidIn(editor)).toEqual(text);
    expect(wordsIn(editor)).toBe("De nosso site!");
    expect(countMacros(editor)).toBe(1);
  });

  it("is one step for the arrows; Enter opens it instead of ending the text, and a key deletes it", () => {
    const { editor } = start(true, text);
    let opened = 0;
    editor.openForm = () => {
      opened += 1;
    };
    select(editor, 3);
    press(editor, "ArrowRight");
    expect(chosenMacro(editor)).toEqual(source);
    press(editor, "Enter");
    expect(opened).toBe(1);
    press(editor, "Backspace");
    expect(wordsIn(editor)).toBe("De !");
    expect(chosenMacro(editor)).toBeNull();
  });

  it("is put where the caret is, with the format there, and changed in its place", () => {
    const { editor } = start(true, [{ type: "text", text: "forte", marks: [{ type: "bold" }] }]);
    putMacro(editor, today);
    const bold = [{ type: "bold" }];
    expect(saidIn(editor)).toEqual([
      { type: "text", text: "forte", marks: bold },
      { type: "macro", attrs: today, marks: bold },
    ]);
    selectChip(editor, 5);
    putMacro(editor, source);
    expect(saidIn(editor).at(-1)).toEqual({ type: "macro", attrs: source, marks: bold });
    expect(editor.view.state.doc.childCount).toBe(2);
  });

  it("comes along when it is copied into another text, and as its words elsewhere", () => {
    const { editor } = start(true, text);
    selectAll(editor);
    const { dom, text: plain } = editor.view.serializeForClipboard(editor.view.state.selection.content());
    expect(plain).toBe("De nosso site!");
    engine?.destroy();
    const other = start(true, []).editor;
    other.view.pasteHTML(dom.innerHTML);
    expect(saidIn(other)).toEqual(text);
  });

  it("is not made by braces, nor by a chip that says nothing known", () => {
    const { editor } = start(true, []);
    editor.view.pasteText("{{utm_source}} ");
    editor.view.pasteHTML('<bdi data-m="cookie session">a</bdi><bdi data-m="random 9 1">b</bdi><bdi data-m="country"> </bdi>');
    expect(countMacros(editor)).toBe(0);
    expect(wordsIn(editor)).toMatch(/^\{\{utm_source\}\} ab/);
  });
});
