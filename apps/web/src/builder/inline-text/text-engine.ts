import { Editor as TextEditor } from "@tiptap/core";
import { Selection } from "@tiptap/pm/state";
import { type Json, sameJson } from "@vitrine/document";
import { type TextKeys, textExtensions } from "./text-extensions.ts";
import { jsonFrom, textFrom } from "./text-json.ts";
import type { TextMode, TextValue } from "./text-mode.ts";
import { withoutNames } from "./without-names.ts";

export type { TextEditor };

export interface TextEngineOptions extends TextKeys {
  /** Becomes the place to type in; it may belong to another document. Its content is replaced. */
  readonly element: HTMLElement;
  readonly mode: TextMode;
  readonly value: Json | undefined;
  readonly label: string;
  /** Puts the caret at the end at once. */
  readonly isFocused: boolean;
  onChange(value: TextValue): void;
}

export interface TextEngine {
  readonly editor: TextEditor;
  /** Shows a value that was changed elsewhere (undo, a merge); what is shown already stays untouched. */
  show(value: Json | undefined): void;
  destroy(): void;
}

/** Makes an element a place to type formatted words in. */
export function startTextEngine({ element, mode, value, label, isFocused, onChange, ...on }: TextEngineOptions): TextEngine {
  element.replaceChildren();
  const editor = new TextEditor({
    element: { mount: element },
    extensions: textExtensions(mode, on),
    content: jsonFrom(mode, value),
    injectCSS: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": String(mode === "rich"),
        "aria-label": label,
        style: "white-space:break-spaces;outline:none;cursor:text;user-select:text;-webkit-user-select:text;min-width:1ch;min-height:1em",
      },
      // Formatting of word processors and other sites stays behind; line breaks and safe links come along.
      transformPastedHTML: (html) => withoutNames(html.replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, "")),
    },
    onUpdate: ({ editor: changed }) => onChange(textFrom(mode, changed.getJSON())),
  });
  // Here and now, not a frame later as the library would: keys pressed until then would go elsewhere.
  if (isFocused) {
    const { view } = editor;
    view.focus();
    view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)).scrollIntoView());
  }
  return {
    editor,
    show(next) {
      if (sameJson(next, textFrom(mode, editor.getJSON()))) return;
      const { from, to } = editor.state.selection;
      editor.commands.setContent(jsonFrom(mode, next), { emitUpdate: false });
      const end = editor.state.doc.content.size;
      editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
    },
    destroy: () => editor.destroy(),
  };
}
