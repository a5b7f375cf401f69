import type { Editor as TextEditor } from "@tiptap/core";
import { afterEach, describe, expect, it } from "vitest";
import { startTextEngine, type TextEngine } from "./text-engine.ts";
import { withoutNames } from "./without-names.ts";

let engine: TextEngine | null = null;
afterEach(() => {
  engine?.destroy();
  engine = null;
  document.body.replaceChildren();
});

function start(isFocused: boolean): { element: HTMLElement; editor: TextEditor } {
  const element = document.body.appendChild(document.createElement("h2"));
  const ignore = (): void => undefined;
  const value = [{ type: "text", text: "Uma oferta" }];
  engine = startTextEngine({
    element,
    mode: "inline",
    value,
    label: "Título",
    isFocused,
    onChange: ignore,
    onEnd: ignore,
    onUndo: () => true,
    onRedo: () => true,
  });
  return { element, editor: engine.editor };
}

describe("startTextEngine", () => {
  it("has the keyboard, and its caret at the end, before any key can be pressed", () => {
    const { element, editor } = start(true);
    expect(element.contentEditable).toBe("true");
    expect(document.activeElement).toBe(element);
    const { selection, doc } = editor.state;
    expect(selection.empty).toBe(true);
    expect(doc.textContent).toBe("Uma oferta");
    expect(selection.to).toBe(doc.content.size);
  });

  it("keeps what was selected at once", async () => {
    const { editor } = start(true);
    editor.commands.selectAll();
    const { from, to } = editor.state.selection;
    expect(to).toBeGreaterThan(from);
    // By then the library has told that it is ready.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect([editor.state.selection.from, editor.state.selection.to]).toEqual([from, to]);
  });

  it("keeps no name of what is pasted, and its words", () => {
    const { editor } = start(true);
    const html = '<form id="removeAttribute"><b>Só</b> hoje <input name="nodeName"><input id="childNodes"></form>';
    editor.view.pasteHTML(html);
    expect(editor.getText()).toBe("Uma ofertaSó hoje");
    expect(withoutNames(html)).toBe("<form><b>Só</b> hoje <input><input></form>");
  });

  it("leaves the keyboard where it is when it is not asked for", () => {
    const { element } = start(false);
    expect(document.activeElement).not.toBe(element);
  });
});
