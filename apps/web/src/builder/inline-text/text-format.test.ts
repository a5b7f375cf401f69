import type { Json } from "@vitrine/document";
import { TextSelection } from "prosemirror-state";
import { afterEach, describe, expect, it } from "vitest";
import type { TextEditor } from "./text-editor.ts";
import { startTextEngine, type TextEngine } from "./text-engine.ts";
import { isMarked, linkAt, setLink, toggleMark } from "./text-format.ts";
import { textFrom } from "./text-json.ts";
import type { TextMode } from "./text-mode.ts";

let engine: TextEngine | null = null;
let done: string[] = [];
let said: Json[] = [];
afterEach(() => {
  engine?.destroy();
  engine = null;
  done = [];
  said = [];
  document.body.replaceChildren();
});

const words = (text: string, ...marks: readonly string[]): Json => ({
  type: "text",
  text,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});

function start(value: Json = [words("Uma oferta")], mode: TextMode = "inline"): TextEditor {
  engine = startTextEngine({
    element: document.body.appendChild(document.createElement("div")),
    mode,
    value,
    label: "Título",
    isFocused: true,
    onChange: (next) => said.push(next as unknown as Json),
    onEnd: () => done.push("end"),
    onUndo: () => done.push("undo"),
    onRedo: () => done.push("redo"),
  });
  return engine.editor;
}

const select = ({ view }: TextEditor, from: number, to = from): void =>
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)));
const textIn = ({ view }: TextEditor, mode: TextMode = "inline") => textFrom(mode, view.state.doc.toJSON());

const CODES: Readonly<Record<string, number>> = {
  Enter: 13,
  Escape: 27,
  Backspace: 8,
  Delete: 46,
  a: 65,
  b: 66,
  h: 72,
  s: 83,
  y: 89,
  z: 90,
};

function press({ view }: TextEditor, keys: string): boolean {
  const parts = keys.split("+");
  const key = parts.at(-1) ?? "";
  const init = { key, keyCode: CODES[key.toLowerCase()], ctrlKey: parts.includes("Ctrl"), shiftKey: parts.includes("Shift") };
  return !view.dom.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }));
}

/** As a browser tells of typed letters. */
function type({ view }: TextEditor, text: string): void {
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp("handleTextInput", (handle) => handle(view, from, to, letter, insert))) view.dispatch(insert());
  }
}

describe("the format of words", () => {
  it("is given by a button and taken by the same, to what is selected", () => {
    const editor = start();
    select(editor, 4, 10);
    toggleMark(editor, "bold");
    toggleMark(editor, "italic");
    expect(textIn(editor)).toEqual([words("Uma "), words("oferta", "bold", "italic")]);
    expect([isMarked(editor.view.state, "bold"), isMarked(editor.view.state, "strike")]).toEqual([true, false]);
    select(editor, 0, 10);
    expect(isMarked(editor.view.state, "bold")).toBe(false);
    toggleMark(editor, "bold");
    toggleMark(editor, "bold");
    expect(textIn(editor)).toEqual([words("Uma "), words("oferta", "italic")]);
    expect(said.at(-1)).toEqual(textIn(editor));
  });

  it("waits at the caret for what is typed next", () => {
    const editor = start();
    press(editor, "Ctrl+b");
    expect(isMarked(editor.view.state, "bold")).toBe(true);
    type(editor, "!");
    press(editor, "Ctrl+b");
    type(editor, "?");
    expect(textIn(editor)).toEqual([words("Uma oferta"), words("!", "bold"), words("?")]);
  });

  it("tells whoever shows it of each change, until they leave", () => {
    const editor = start();
    let told = 0;
    const leave = editor.subscribe(() => {
      told += 1;
    });
    select(editor, 2);
    type(editor, "a");
    leave();
    type(editor, "b");
    expect(told).toBe(2);
  });
});

describe("a link", () => {
  const link = { href: "https://loja.com", newTab: true };
  const linked = (text: string, href: string, ...more: readonly string[]): Json => ({
    type: "text",
    text,
    marks: [...more.map((mark) => ({ type: mark })), { type: "link", attrs: { href } }],
  });

  it("leads from the selected words, and from all of its words when it is changed at a caret", () => {
    const editor = start();
    select(editor, 4, 10);
    setLink(editor, link);
    const one = { type: "text", text: "oferta", marks: [{ type: "link", attrs: link }] };
    expect(textIn(editor)).toEqual([words("Uma "), one]);
    select(editor, 6);
    expect([isMarked(editor.view.state, "link"), linkAt(editor.view.state)]).toEqual([true, link]);
    setLink(editor, { href: "/obrigado", newTab: false });
    expect(textIn(editor)).toEqual([words("Uma "), linked("oferta", "/obrigado")]);
    expect([editor.view.state.selection.from, editor.view.state.selection.to]).toEqual([4, 10]);
    setLink(editor, null);
    expect(textIn(editor)).toEqual([words("Uma oferta")]);
    expect(linkAt(editor.view.state)).toBeNull();
  });

  it("is one link over words that look different, and not the next link's", () => {
    const editor = start([linked("a", "/um"), linked("b", "/um", "bold"), linked("c", "/dois")]);
    select(editor, 1);
    setLink(editor, null);
    expect(textIn(editor)).toEqual([words("a"), words("b", "bold"), linked("c", "/dois")]);
  });

  it("does not grow with what is typed after it", () => {
    const editor = start([linked("a", "/um")]);
    type(editor, "b");
    expect(textIn(editor)).toEqual([linked("a", "/um"), words("b")]);
  });
});

describe("what is written between signs", () => {
  it.each([
    ["**oi**", "bold"],
    ["__oi__", "bold"],
    ["*oi*", "italic"],
    ["_oi_", "italic"],
    ["~~oi~~", "strike"],
    ["==oi==", "highlight"],
  ])("is formatted when %s is typed, and no more after the last sign", (typed, mark) => {
    const editor = start([words("Já")]);
    type(editor, ` ${typed}!`);
    expect(textIn(editor)).toEqual([words("Já "), words("oi", mark), words("!")]);
  });

  it("stays as it was typed when Backspace follows, or inside a word", () => {
    const editor = start([words("Já")]);
    type(editor, " **oi**");
    press(editor, "Backspace");
    expect(textIn(editor)).toEqual([words("Já **oi**")]);
    type(editor, " a*b*");
    expect(textIn(editor)).toEqual([words("Já **oi** a*b*")]);
  });

  it("is formatted when it is pasted as words, in each paragraph, and not when a text is copied as it is", () => {
    const editor = start([{ type: "paragraph" }], "rich");
    editor.view.pasteText("Só **hoje** e *já*\n\n==fim==");
    expect(textIn(editor, "rich")).toEqual([
      { type: "paragraph", content: [words("Só "), words("hoje", "bold"), words(" e "), words("já", "italic")] },
      { type: "paragraph", content: [words("fim", "highlight")] },
    ]);
    editor.view.destroy();
    const copied = start([words("a", "bold"), words(" *b*")]);
    select(copied, 0, 5);
    const { dom } = copied.view.serializeForClipboard(copied.view.state.selection.content());
    copied.view.pasteHTML(dom.innerHTML);
    expect(textIn(copied)).toEqual([words("a", "bold"), words(" *b*")]);
  });
});

describe("what is pasted from elsewhere", () => {
  it("keeps formats however they are written, safe links, and nothing else", () => {
    const editor = start([]);
    editor.view.pasteHTML(
      '<style>b{color:red}</style><b style="font-weight:normal">a<span style="font-weight:700;color:red">b</span></b>' +
        '<span style="text-decoration:underline line-through">c</span><i style="font-style:normal">d</i><em>e</em>' +
        '<a href="javascript:alert(1)">f</a><a href="https://loja.com" target="_blank" onclick="x()">g</a><script>h</script>',
    );
    expect(textIn(editor)).toEqual([
      words("a"),
      words("b", "bold"),
      words("c", "strike", "underline"),
      words("d"),
      words("e", "italic"),
      words("f"),
      { type: "text", text: "g", marks: [{ type: "link", attrs: { href: "https://loja.com", newTab: true } }] },
    ]);
  });
});

describe("keys in a text", () => {
  it("end it, undo and redo in the page's own history", () => {
    const editor = start();
    for (const keys of ["Enter", "Escape", "Ctrl+Enter", "Ctrl+z", "Ctrl+y", "Ctrl+Shift+Z"]) expect(press(editor, keys)).toBe(true);
    expect(done).toEqual(["end", "end", "end", "undo", "redo", "redo"]);
    expect(textIn(editor)).toEqual([words("Uma oferta")]);
  });

  it("break a line, which keeps the format, and begin a paragraph where there are any", () => {
    const editor = start([words("forte", "bold")]);
    press(editor, "Shift+Enter");
    type(editor, "a");
    expect(textIn(editor)).toEqual([words("forte", "bold"), { type: "hardBreak" }, words("a", "bold")]);
    const rich = start([{ type: "paragraph", content: [words("um", "bold")] }], "rich");
    press(rich, "Enter");
    type(rich, "dois");
    const paragraph = (text: string): Json => ({ type: "paragraph", content: [words(text, "bold")] });
    expect(textIn(rich, "rich")).toEqual([paragraph("um"), paragraph("dois")]);
    select(rich, 5);
    press(rich, "Backspace");
    expect(textIn(rich, "rich")).toEqual([paragraph("umdois")]);
    expect(done).toEqual([]);
  });

  it("delete what is selected: what is typed instead looks alike, and plain once nothing is left", () => {
    const editor = start([words("Uma "), words("oferta", "bold")]);
    select(editor, 4, 10);
    press(editor, "Delete");
    type(editor, "x");
    expect(textIn(editor)).toEqual([words("Uma "), words("x", "bold")]);
    press(editor, "Ctrl+a");
    press(editor, "Backspace");
    type(editor, "novo");
    expect(textIn(editor)).toEqual([words("novo")]);
  });
});

describe("a value that was changed elsewhere", () => {
  it("is shown with the caret where it was, as far as there are words, and is not told as typed", () => {
    const editor = start();
    select(editor, 9);
    engine?.show([words("Uma")]);
    expect(textIn(editor)).toEqual([words("Uma")]);
    expect(editor.view.state.selection.from).toBe(3);
    expect(said).toEqual([]);
    engine?.show(undefined);
    type(editor, "a");
    expect(said).toEqual([[words("a")]]);
  });
});
