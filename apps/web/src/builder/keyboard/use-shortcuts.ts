import { useEffect } from "react";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import { removeSelection } from "../editor/remove-selection.ts";
import { copySelection } from "./clipboard.ts";
import { commandOf, needsCanvasFocus } from "./command-of.ts";
import type { MoveMode } from "./move-mode.ts";
import { pasteAndSay } from "./paste-and-say.ts";
import { type CommandWorld, runCommand } from "./run-command.ts";
import { readClip, writeClip } from "./system-clipboard.ts";

/** What has the page's keys: the canvas and its surroundings carry this attribute. */
export const KEYS_MARK = "data-canvas-keys";

/** The builder's keys, in its own window and in the canvas's. */
export function useShortcuts(): void {
  const world = useCanvasWorld();
  const { commands } = world;
  const canvasWindow = world.handle?.window;
  useEffect(() => {
    const ending = new AbortController();
    for (const view of canvasWindow ? [window, canvasWindow] : [window]) listen(view, commands, ending.signal);
    return () => ending.abort();
  }, [commands, canvasWindow]);
}

function listen(view: Window, world: CommandWorld, signal: AbortSignal): void {
  const { editor, announcer, moveMode } = world;
  const isOnPage = (target: EventTarget | null): boolean => view !== window || isCanvasKeys(target);
  const isBusy = (target: EventTarget | null): boolean => editor.view.editing !== null || isTyping(target);

  // Before anything else: a focused button would take the arrows and Enter for itself.
  view.addEventListener(
    "keydown",
    (event) => {
      if (!moveMode.step || event.isComposing || !moveKey(moveMode, event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
  view.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.isComposing || isBusy(event.target)) return;
      const command = commandOf(event);
      if (!command || (needsCanvasFocus(command) && !isOnPage(event.target))) return;
      if (runCommand(command, world)) event.preventDefault();
    },
    { signal },
  );

  const copy = (event: ClipboardEvent): number => {
    if (isBusy(event.target) || hasSelectedText(view)) return 0;
    const copied = copySelection(editor);
    if (!copied || !event.clipboardData) return 0;
    writeClip(event.clipboardData, copied.clip);
    event.preventDefault();
    return copied.count;
  };
  view.document.addEventListener(
    "copy",
    (event) => {
      const count = copy(event);
      if (count > 0) announcer.say("canvas.say.copied", { count });
    },
    { signal },
  );
  view.document.addEventListener(
    "cut",
    (event) => {
      if (copy(event) === 0) return;
      announcer.say("canvas.say.deleted", { count: removeSelection(editor) });
    },
    { signal },
  );
  view.document.addEventListener(
    "paste",
    (event) => {
      if (isBusy(event.target) || !event.clipboardData) return;
      event.preventDefault();
      pasteAndSay(editor, announcer, readClip(event.clipboardData));
    },
    { signal },
  );
}

/** Keys while blocks are moved by keyboard; whether this is one of them. */
function moveKey(moveMode: MoveMode, key: string): boolean {
  switch (key) {
    case "ArrowUp":
    case "ArrowLeft":
      moveMode.walk(-1);
      return true;
    case "ArrowDown":
    case "ArrowRight":
      moveMode.walk(1);
      return true;
    case "Home":
      moveMode.toFirst();
      return true;
    case "End":
      moveMode.toLast();
      return true;
    case "Enter":
    case " ":
      moveMode.confirm();
      return true;
    case "Escape":
    case "Tab":
      moveMode.cancel();
      return true;
    default:
      return false;
  }
}

function isCanvasKeys(target: EventTarget | null): boolean {
  const element = target as Element | null;
  return element?.nodeType === Node.ELEMENT_NODE && (element === document.body || element.closest(`[${KEYS_MARK}]`) !== null);
}

/** Whether the keys belong to something one types in, or to a dialog. */
function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (element?.nodeType !== Node.ELEMENT_NODE) return false;
  return element.isContentEditable || element.closest("input, textarea, select, [role=dialog], [role=menu], [role=listbox]") !== null;
}

function hasSelectedText(view: Window): boolean {
  return (view.getSelection()?.toString() ?? "") !== "";
}
