/** What a key asks for. */
export type Command =
  | "undo"
  | "redo"
  | "duplicate"
  | "copyStyle"
  | "pasteStyle"
  | "wrap"
  | "remove"
  | "editText"
  | "move"
  | "nudgeBack"
  | "nudgeOn"
  | "out"
  | "in"
  | "previous"
  | "next";

export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey"> & { readonly code?: string };

const PLAIN: Readonly<Record<string, Command>> = {
  Escape: "out",
  ArrowLeft: "out",
  ArrowRight: "in",
  ArrowUp: "previous",
  ArrowDown: "next",
  Enter: "editText",
  Delete: "remove",
  Backspace: "remove",
  m: "move",
};

const WITH_CONTROL: Readonly<Record<string, Command>> = { z: "undo", y: "redo", d: "duplicate", g: "wrap" };
/** By where the key is: together with these two, many keyboards write another letter than the one on it. */
const WITH_CONTROL_AND_ALT: Readonly<Record<string, Command>> = { KeyC: "copyStyle", KeyV: "pasteStyle" };
const WITH_ALT: Readonly<Record<string, Command>> = { ArrowUp: "nudgeBack", ArrowDown: "nudgeOn" };

/** The command of a key in the builder, if it has one. Copying and pasting are the browser's own events. */
export function commandOf({ key, code = "", ctrlKey, metaKey, shiftKey, altKey }: KeyPress): Command | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (altKey) return shiftKey ? null : (WITH_CONTROL_AND_ALT[code] ?? null);
    if (shiftKey) return name === "z" ? "redo" : null;
    return WITH_CONTROL[name] ?? null;
  }
  if (altKey) return shiftKey ? null : (WITH_ALT[name] ?? null);
  return shiftKey ? null : (PLAIN[name] ?? null);
}

const EVERYWHERE: ReadonlySet<Command> = new Set(["undo", "redo", "duplicate", "wrap", "copyStyle", "pasteStyle"]);

/** Whether the command is meant for the page only while the page has the keyboard; the others count everywhere. */
export function needsCanvasFocus(command: Command): boolean {
  return !EVERYWHERE.has(command);
}
