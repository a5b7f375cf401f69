import { holdRefusal, lockOf, PAGE_ID } from "@vitrine/document";
import { type Announcer, sayRefused } from "../canvas/announcer.ts";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { EDIT_MARK } from "../canvas/frame/canvas-marks.ts";
import { extended, selectAll } from "../choosing/choose-more.ts";
import * as planning from "../drag/planning.ts";
import { duplicateSelection } from "../editor/duplicate-selection.ts";
import type { Editor } from "../editor/editor.ts";
import { outermost } from "../editor/outermost.ts";
import { removeSelection } from "../editor/remove-selection.ts";
import { type Toggled, toggleHidden, toggleLocked } from "../editor/toggle-settings.ts";
import { whyNotWrapped, wrapSelection } from "../editor/wrap-selection.ts";
import type { Frame } from "../frame/frame-view.ts";
import type { ClipHome } from "../pasting/clip-home.ts";
import { nextZoom } from "../zoom/zoom-steps.ts";
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
  readonly frame: Frame;
  /** Whose page it is, and their pictures; null where that is not known. */
  readonly home: ClipHome | null;
  /** Names a block, or the page, to people. */
  readonly describe: (id: string) => string;
}

/** Does what a key or a menu asks for. Returns whether there was anything to do, so that the key is used up. */
export function runCommand(command: Command, world: CommandWorld): boolean {
  const { editor, announcer, moveMode } = world;
  switch (command) {
    case "undo":
    case "redo":
      return goBackOrOn(command, world);
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
    case "wrap":
      wrap(world);
      return true;
    case "remove": {
      const result = removeSelection(editor);
      if (!result.ok) sayRefused(announcer, result.problems);
      else if (result.value > 0) announcer.say("canvas.say.deleted", { count: result.value });
      return !result.ok || result.value > 0;
    }
    case "hide":
      return sayToggled(world, toggleHidden(editor, chosen(editor)), "hidden", "shown");
    case "lock":
      return sayToggled(world, toggleLocked(editor, chosen(editor)), "locked", "unlocked");
    case "palette":
    case "find":
      world.frame.open({ type: command });
      return true;
    case "moveTo":
      if (chosen(editor).length === 0) return false;
      world.frame.open({ type: "moveTo" });
      return true;
    case "rename": {
      const id = editor.view.selection.at(-1);
      if (id === undefined || !editor.store.block(id)) return false;
      const lock = lockOf(editor.store, id);
      if (lock) announcer.refuse(holdRefusal(lock));
      else world.frame.rename(id);
      return true;
    }
    case "zoomIn":
    case "zoomOut":
    case "zoomFit":
      return zoom(command, world);
    case "selectAll":
      return choose(selectAll(editor), world);
    case "extendBack":
    case "extendOn":
      return choose(extended(editor, command === "extendOn" ? 1 : -1), world);
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
    case "out":
      if (!editor.view.isPicking) return walk(command, world);
      editor.look({ isPicking: false });
      return true;
    default:
      return walk(command, world);
  }
}

function goBackOrOn(command: "undo" | "redo", { editor, announcer }: CommandWorld): boolean {
  const isUndo = command === "undo";
  if (!(isUndo ? editor.canUndo : editor.canRedo)) return true;
  if (isUndo) editor.undo();
  else editor.redo();
  announcer.say(isUndo ? "canvas.say.undone" : "canvas.say.redone");
  return true;
}

function wrap({ editor, announcer }: CommandWorld): void {
  const refusal = whyNotWrapped(editor);
  if (refusal?.reason === "apart") announcer.warn("canvas.say.apart");
  else if (refusal) announcer.refuse(refusal);
  else {
    const result = wrapSelection(editor);
    if (result.ok) announcer.say("canvas.say.wrapped");
    else sayRefused(announcer, result.problems);
  }
}

function chosen({ store, view }: Editor): string[] {
  return outermost(store, view.selection);
}

/** Selects several and says how many there are. */
function choose(ids: readonly string[] | null, world: CommandWorld): boolean {
  if (!ids || ids.length === 0) return false;
  world.editor.select(...ids);
  revealSelected(world);
  world.announcer.say("canvas.say.several", { count: ids.length });
  return true;
}

function sayToggled({ announcer }: CommandWorld, toggled: Toggled | null, on: "hidden" | "locked", off: "shown" | "unlocked"): boolean {
  if (!toggled) return false;
  if (toggled.result.ok) announcer.say(`canvas.say.${toggled.isOn ? on : off}`);
  else sayRefused(announcer, toggled.result.problems);
  return true;
}

function zoom(command: "zoomIn" | "zoomOut" | "zoomFit", { canvas, frame, announcer }: CommandWorld): boolean {
  if (!canvas) return false;
  const to = command === "zoomFit" ? null : nextZoom(canvas.scale, command === "zoomIn" ? 1 : -1);
  frame.zoomTo(to);
  if (to === null) announcer.say("canvas.say.zoomFit");
  else announcer.say("canvas.say.zoom", { percent: Math.round(to * 100) });
  return true;
}

/** Begins typing in the first words of the selected block; whether it has any. */
function editText({ editor, canvas, announcer }: CommandWorld): boolean {
  const blockId = editor.view.selection.at(-1);
  const prop = blockId === undefined || !canvas ? null : typedProp(canvas, blockId);
  if (blockId === undefined || prop === null) return false;
  const lock = lockOf(editor.store, blockId);
  if (lock) {
    announcer.refuse(holdRefusal(lock));
    return true;
  }
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
