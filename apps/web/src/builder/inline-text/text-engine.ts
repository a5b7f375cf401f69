import { type Json, sameJson } from "@vitrine/document";
import { inputRules } from "prosemirror-inputrules";
import { EditorState, Selection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { pressedChips } from "./macro-chip.ts";
import type { TextEditor } from "./text-editor.ts";
import { jsonFrom, textFrom } from "./text-json.ts";
import { type TextKeys, textKeys } from "./text-keys.ts";
import type { TextMode, TextValue } from "./text-mode.ts";
import { TEXT_SCHEMAS } from "./text-schema.ts";
import { withoutNames } from "./without-names.ts";
import { typedMarks, withWrittenMarks } from "./written-marks.ts";

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

/** Marks a change that came from elsewhere. */
const SHOWN = "shown";

/** How a text's own copies are told from those of other programs. */
const OWN_COPY = "data-pm-slice";

/** Makes an element a place to type formatted words in. */
export function startTextEngine({ element, mode, value, label, isFocused, onChange, ...on }: TextEngineOptions): TextEngine {
  element.replaceChildren();
  const schema = TEXT_SCHEMAS[mode];
  const listeners = new Set<() => void>();
  const current = (): TextValue => textFrom(mode, view.state.doc.toJSON());
  let isOwnCopy = false;
  const view = new EditorView(
    { mount: element },
    {
      state: EditorState.create({
        doc: schema.nodeFromJSON(jsonFrom(mode, value)),
        plugins: [...textKeys(mode, () => editor, on), pressedChips(() => editor), inputRules({ rules: typedMarks(schema) })],
      }),
      attributes: {
        role: "textbox",
        tabindex: "0",
        "aria-multiline": String(mode === "rich"),
        "aria-label": label,
        style: "white-space:break-spaces;outline:none;cursor:text;user-select:text;-webkit-user-select:text;min-width:1ch;min-height:1em",
      },
      // Formatting of word processors and other sites stays behind; line breaks and safe links come along.
      transformPastedHTML: (html) => {
        isOwnCopy = html.includes(OWN_COPY);
        return withoutNames(html.replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, ""));
      },
      transformPastedText: (text) => {
        isOwnCopy = false;
        return text;
      },
      transformPasted: (slice) => (isOwnCopy ? slice : withWrittenMarks(slice)),
      dispatchTransaction(transaction) {
        if (view.isDestroyed) return;
        const before = view.state.doc;
        view.updateState(view.state.apply(transaction));
        for (const listener of listeners) listener();
        if (!transaction.getMeta(SHOWN) && !before.eq(view.state.doc)) onChange(current());
      },
    },
  );
  const editor: TextEditor = {
    view,
    openForm: null,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  // Here and now, not a frame later: keys pressed until then would go elsewhere.
  if (isFocused) {
    view.focus();
    view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)).scrollIntoView());
  }
  return {
    editor,
    show(next) {
      if (sameJson(next, current())) return;
      const { tr, doc } = view.state;
      const shown = schema.nodeFromJSON(jsonFrom(mode, next));
      const start = doc.content.findDiffStart(shown.content);
      const end = doc.content.findDiffEnd(shown.content);
      if (start === null || !end) return;
      // What the two have in common before and after may overlap: a letter doubled is one that is put in.
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      // Only what is different is replaced, so that caret and selection stay with the words they are at.
      view.dispatch(tr.replace(start, end.a + overlap, shown.slice(start, end.b + overlap)).setMeta(SHOWN, true));
    },
    destroy: () => view.destroy(),
  };
}
