import {
  baseKeymap,
  chainCommands,
  joinBackward,
  joinForward,
  selectNodeBackward,
  selectNodeForward,
  splitBlockKeepMarks,
} from "prosemirror-commands";
import { undoInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { type Command, type Plugin, TextSelection } from "prosemirror-state";
import { chosenMacro } from "./macro-chip.ts";
import type { TextEditor } from "./text-editor.ts";
import { type Format, toggleMark } from "./text-format.ts";
import type { TextMode } from "./text-mode.ts";

export interface TextKeys {
  /** Escape, and Enter in a text of one run. */
  onEnd(): void;
  onUndo(): void;
  onRedo(): void;
}

const FORMATS: Readonly<Record<string, Format>> = {
  "Mod-b": "bold",
  "Mod-B": "bold",
  "Mod-i": "italic",
  "Mod-I": "italic",
  "Mod-u": "underline",
  "Mod-U": "underline",
  "Mod-Shift-s": "strike",
  "Mod-Shift-h": "highlight",
};

const done = (act: () => void) => (): boolean => {
  act();
  return true;
};

/** Deletes what is selected. What is typed next looks as it did, unless nothing is left to look like. */
const deleteSelected: Command = ({ selection, tr }, dispatch) => {
  if (selection.empty) return false;
  const marks = selection instanceof TextSelection ? selection.$from.marksAcross(selection.$to) : null;
  tr.deleteSelection();
  if (marks && tr.doc.textContent !== "") tr.ensureMarks(marks);
  dispatch?.(tr.scrollIntoView());
  return true;
};

const breakLine: Command = ({ selection, schema, storedMarks, tr }, dispatch) => {
  const line = schema.nodes.hardBreak?.create();
  if (!line) return false;
  const marks = storedMarks ?? (selection.$to.parentOffset > 0 ? selection.$from.marks() : null);
  tr.replaceSelectionWith(line, false);
  if (marks) tr.ensureMarks(marks);
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Whatever keys do in a text, the first that does something first. */
export function textKeys(mode: TextMode, editor: () => TextEditor, { onEnd, onUndo, onRedo }: TextKeys): Plugin[] {
  const openForm = done(() => editor().openForm?.());
  const formats = Object.entries(FORMATS).map(([key, format]) => [key, done(() => toggleMark(editor(), format))]);
  const back = chainCommands(undoInputRule, deleteSelected, joinBackward, selectNodeBackward);
  const forth = chainCommands(deleteSelected, joinForward, selectNodeForward);
  return [
    keymap({
      "Mod-Shift-d": openForm,
      "Mod-Shift-D": openForm,
      // A chosen chip is opened before the text ends.
      Enter: () => chosenMacro(editor()) !== null && openForm(),
    }),
    keymap({
      Escape: done(onEnd),
      "Mod-Enter": done(onEnd),
      "Mod-z": done(onUndo),
      "Mod-y": done(onRedo),
      "Shift-Mod-z": done(onRedo),
      "Shift-Mod-Z": done(onRedo),
    }),
    keymap({
      ...Object.fromEntries(formats),
      Enter: mode === "inline" ? done(onEnd) : splitBlockKeepMarks,
      "Shift-Enter": breakLine,
      Backspace: back,
      "Mod-Backspace": back,
      "Shift-Backspace": back,
      Delete: forth,
      "Mod-Delete": forth,
    }),
    keymap(baseKeymap),
  ];
}
