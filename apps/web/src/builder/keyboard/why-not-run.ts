import { holdRefusal, type Language, lockOf, type PlaceRefusal } from "@vitrine/document";
import type { Text } from "../../platform/language/message-types.ts";
import { whyNotDuplicated } from "../editor/duplicate-selection.ts";
import type { Editor } from "../editor/editor.ts";
import { outermost } from "../editor/outermost.ts";
import { whyNotWrapped } from "../editor/wrap-selection.ts";
import { refusalText } from "../placing/refusal-text.ts";
import type { Command } from "./command-of.ts";
import { type CommandWorld, typedProp } from "./run-command.ts";
import { hasStyle } from "./style-clip.ts";
import { copiedHere } from "./system-clipboard.ts";

/** Why a command would do nothing just now. */
export type RunRefusal = PlaceRefusal | { readonly reason: "apart" | "noBlock" | "noText" | "noStyle" | "nothingToUndo" | "nothingToRedo" };

type World = Pick<CommandWorld, "editor" | "canvas">;

/** What a command is asked besides that something is selected; the ones that are not here ask nothing. */
const QUESTIONS: { readonly [Name in Command]?: (world: World) => RunRefusal | null } = {
  undo: ({ editor }) => (editor.canUndo ? null : { reason: "nothingToUndo" }),
  redo: ({ editor }) => (editor.canRedo ? null : { reason: "nothingToRedo" }),
  duplicate: ({ editor }) => whyNotDuplicated(editor),
  wrap: ({ editor }) => whyNotWrapped(editor),
  pasteStyle: ({ editor }) => (hasStyle(copiedHere()) ? heldBack(editor) : { reason: "noStyle" }),
  hide: ({ editor }) => heldBack(editor),
  remove: ({ editor }) => heldBack(editor),
  rename: ({ editor }) => heldBack(editor),
  move: ({ editor }) => heldBack(editor),
  moveTo: ({ editor }) => heldBack(editor),
  nudgeBack: ({ editor }) => heldBack(editor),
  nudgeOn: ({ editor }) => heldBack(editor),
  editText: ({ editor, canvas }) => {
    const id = editor.view.selection.at(-1) ?? "";
    return canvas && typedProp(canvas, id) !== null ? heldBack(editor) : { reason: "noText" };
  },
};

const WITHOUT_BLOCK: ReadonlySet<Command> = new Set(["undo", "redo", "palette", "find", "zoomIn", "zoomOut", "zoomFit", "selectAll", "in"]);

/** Why a command would do nothing just now, as far as can be told beforehand; null where it would do something. */
export function whyNotRun(command: Command, world: World): RunRefusal | null {
  const { store, view } = world.editor;
  const hasBlock = view.selection.some((id) => store.block(id));
  if (!hasBlock && !WITHOUT_BLOCK.has(command)) return { reason: "noBlock" };
  return QUESTIONS[command]?.(world) ?? null;
}

/** The lock that keeps one of the selected blocks as it is. */
function heldBack({ store, view }: Editor): PlaceRefusal | null {
  for (const id of outermost(store, view.selection)) {
    const lock = lockOf(store, id);
    if (lock) return holdRefusal(lock);
  }
  return null;
}

/** The same for people. */
export function runRefusalText(t: Text<"builder">, language: Language, refusal: RunRefusal): string {
  switch (refusal.reason) {
    case "apart":
    case "noStyle":
      return t(`canvas.say.${refusal.reason}`);
    case "noBlock":
    case "noText":
    case "nothingToUndo":
    case "nothingToRedo":
      return t(`commands.why.${refusal.reason}`);
    default:
      return refusalText(t, language, refusal);
  }
}
