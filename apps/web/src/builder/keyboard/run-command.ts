import { PAGE_ID } from "@vitrine/document";
import { type Announcer, sayRefused } from "../canvas/announcer.ts";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { EDIT_MARK } from "../canvas/frame/canvas-marks.ts";
import * as planning from "../drag/planning.ts";
import { duplicateSelection } from "../editor/duplicate-selection.ts";
import type { Editor } from "../editor/editor.ts";
import { removeSelection } from "../editor/remove-selection.ts";
import { whyNotWrapped, wrapSelection } from "../editor/wrap-selection.ts";
import type { Command } from "./command-of.ts";
import type { MoveMode } from "./move-mode.ts";
import { pasteStyleAndSay } from "./paste-style-and-say.ts";
import { copySelectedStyle } from "./style-clip.ts";
import { copiedHere, writeStyle } from "./system-clipboard.ts";
import { blockTowards, type Direction } from "./walk-selection.ts";

/** What commands act on. */
export interface CommandWorld {
  readonly editor: Editor;
  readonly announcer: Announcer;
  readonly moveMode: MoveMode;
  readonly canvas: CanvasHandle | null;
  /** Names a block, or the page, to people. */
  readonly describe: (id: string) => string;
}

/** Does what a key or a menu asks for. Returns whether there was anything to do, so that the key is used up. */
export function runCommand(command: Command, world: CommandWorld): boolean {
  const { editor, announcer, moveMode } = world;
  switch (command) {
    case "undo":
      if (!editor.canUndo) return true;
      editor.undo();
      announcer.say("canvas.say.undone");
      return true;
    case "redo":
      if (!editor.canRedo) return true;
      editor.redo();
      announcer.say("canvas.say.redone");
      return true;
    case "duplicate": {
      const result = duplicateSelection(editor);
      if (!result.ok) sayRefused(announcer, result.problems);
      else if (result.value > 0) announcer.say("canvas.say.duplicated");
      revealSelected(world);
      return true;
    }
    case "copyStyle": {
      const clip = copySelectedStyle(editor);
      if (!clip) return false;
      writeStyle((world.canvas?.document.hasFocus() ? world.canvas : window).document, clip);
      announcer.say("canvas.say.styleCopied");
      return true;
    }
    case "pasteStyle":
      pasteStyleAndSay(editor, announcer, copiedHere());
      return true;
    case "wrap": {
      const refusal = whyNotWrapped(editor);
      if (refusal?.reason === "apart") announcer.warn("canvas.say.apart");
      else if (refusal) announcer.refuse(refusal);
      else {
        const result = wrapSelection(editor);
        if (result.ok) announcer.say("canvas.say.wrapped");
        else sayRefused(announcer, result.problems);
      }
      return true;
    }
    case "remove": {
      const count = removeSelection(editor);
      if (count > 0) announcer.say("canvas.say.deleted", { count });
      return count > 0;
    }
    case "move":
      return moveMode.start(planning);
    case "nudgeBack":
    case "nudgeOn": {
      const hasMoved = moveMode.nudge(command === "nudgeOn" ? 1 : -1, planning);
      if (hasMoved) revealSelected(world);
      return hasMoved;
    }
    case "editText":
      return editText(world) || walk("in", world);
    default:
      return walk(command, world);
  }
}

/** Begins typing in the first words of the selected block; whether it has any. */
function editText({ editor, canvas }: CommandWorld): boolean {
  const blockId = editor.view.selection.at(-1);
  const prop = blockId === undefined || !canvas ? null : typedProp(canvas, blockId);
  if (blockId === undefined || prop === null) return false;
  editor.look({ selection: [blockId], editing: { blockId, prop } });
  return true;
}

/** The first prop of a block that is edited by typing on the canvas, if it has one. */
export function typedProp(canvas: CanvasHandle, blockId: string): string | null {
  const root = canvas.elementOf(blockId);
  if (!root) return null;
  const marked = [root, ...root.querySelectorAll(`[${EDIT_MARK}]`)];
  const own = marked.find((element) => element.hasAttribute(EDIT_MARK) && canvas.blockAt(element) === blockId);
  return own?.getAttribute(EDIT_MARK) ?? null;
}

function walk(direction: Direction, world: CommandWorld): boolean {
  const { editor, announcer, describe } = world;
  const from = editor.view.selection.at(-1);
  const to = blockTowards(editor.store, from, direction);
  if (to === null) return false;
  editor.select(to);
  revealSelected(world);
  const block = editor.store.block(to);
  if (!block) return true;
  const siblings = editor.store.children(block.parentId, block.slot);
  announcer.say("canvas.say.selected", {
    name: describe(to),
    parent: describe(block.parentId),
    position: siblings.findIndex((sibling) => sibling.id === to) + 1,
    count: siblings.length,
  });
  return true;
}

function revealSelected({ editor, canvas }: CommandWorld): void {
  const id = editor.view.selection.at(-1);
  if (id === undefined || id === PAGE_ID || !canvas) return;
  // The canvas draws what has just changed before the next frame.
  canvas.window.requestAnimationFrame(() => canvas.reveal(id));
}
