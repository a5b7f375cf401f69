import { keyNames } from "../canvas/overlay/key-names.ts";
import { type Command, KEYS } from "./command-of.ts";

const NAMES: Readonly<Record<string, string>> = {
  mod: keyNames.control,
  alt: keyNames.alt,
  shift: "Shift",
  Escape: "Esc",
  Delete: "Del",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  "=": "+",
  "-": "−",
};

/** The keys of a command as menus write them: `Ctrl Shift Z`. */
export function keysText(command: Command): string {
  const parts = KEYS[command][0].split("+");
  return parts.map((part) => NAMES[part] ?? part.replace(/^Key/, "").replace(/^[a-z]$/, (letter) => letter.toUpperCase())).join(" ");
}
