/**
 * Every command with its keys, as it is written first in menus: `mod` is Control, or Command on a Mac. With `mod` and
 * `alt` a key goes by where it is: together with these two, many keyboards write another letter than the one on it.
 */
export const KEYS = {
  undo: ["mod+z"],
  redo: ["mod+shift+z", "mod+y"],
  duplicate: ["mod+d"],
  wrap: ["mod+g"],
  copyStyle: ["mod+alt+KeyC"],
  pasteStyle: ["mod+alt+KeyV"],
  hide: ["mod+shift+h"],
  lock: ["mod+shift+l"],
  palette: ["mod+k"],
  find: ["mod+f"],
  zoomIn: ["mod+=", "mod++", "mod+shift++", "mod+shift+="],
  zoomOut: ["mod+-"],
  zoomFit: ["mod+0"],
  remove: ["Delete", "Backspace"],
  editText: ["Enter"],
  rename: ["F2"],
  move: ["m"],
  moveTo: ["shift+m"],
  nudgeBack: ["alt+ArrowUp"],
  nudgeOn: ["alt+ArrowDown"],
  out: ["Escape", "ArrowLeft"],
  in: ["ArrowRight"],
  previous: ["ArrowUp"],
  next: ["ArrowDown"],
  extendBack: ["shift+ArrowUp"],
  extendOn: ["shift+ArrowDown"],
  selectAll: ["mod+a"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a key asks for. */
export type Command = keyof typeof KEYS;

export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey"> & { readonly code?: string };

const BY_KEYS: ReadonlyMap<string, Command> = new Map(
  Object.entries(KEYS).flatMap(([command, all]) => all.map((keys) => [keys, command as Command])),
);

/** The command of a key in the builder, if it has one. Copying and pasting are the browser's own events. */
export function commandOf({ key, code = "", ctrlKey, metaKey, shiftKey, altKey }: KeyPress): Command | null {
  const hasControl = ctrlKey || metaKey;
  const name = hasControl && altKey ? code : key.length === 1 ? key.toLowerCase() : key;
  const held = `${hasControl ? "mod+" : ""}${altKey ? "alt+" : ""}${shiftKey ? "shift+" : ""}`;
  return BY_KEYS.get(held + name) ?? null;
}

/** Whether the command is meant for the page only while the page has the keyboard; the others count everywhere. */
export function needsCanvasFocus(command: Command): boolean {
  return command === "selectAll" || !KEYS[command][0].startsWith("mod+");
}
