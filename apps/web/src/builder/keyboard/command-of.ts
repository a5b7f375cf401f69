/** What a key asks for. */
export type Command =
  | "undo"
  | "redo"
  | "duplicate"
  | "remove"
  | "editText"
  | "move"
  | "nudgeBack"
  | "nudgeOn"
  | "out"
  | "in"
  | "previous"
  | "next";

export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

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

const WITH_CONTROL: Readonly<Record<string, Command>> = { z: "undo", y: "redo", d: "duplicate" };
const WITH_ALT: Readonly<Record<string, Command>> = { ArrowUp: "nudgeBack", ArrowDown: "nudgeOn" };

/** The command of a key in the builder, if it has one. Copying and pasting are the browser's own events. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): Command | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (altKey) return null;
    if (shiftKey) return name === "z" ? "redo" : null;
    return WITH_CONTROL[name] ?? null;
  }
  if (altKey) return shiftKey ? null : (WITH_ALT[name] ?? null);
  return shiftKey ? null : (PLAIN[name] ?? null);
}

/** Whether the command is meant for the page only while the page has the keyboard; the others count everywhere. */
export function needsCanvasFocus(command: Command): boolean {
  return command !== "undo" && command !== "redo" && command !== "duplicate";
}
