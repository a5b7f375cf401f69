import { useEffect } from "react";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import { laterCode } from "../load-later.tsx";
import { type Command, commandOf, needsCanvasFocus } from "./command-of.ts";
import { copySelection } from "./copy-selection.ts";
import type { MoveMode } from "./move-mode.ts";
import type { CommandWorld } from "./run-command.ts";
import { readClip, writeClip } from "./system-clipboard.ts";

const commands = laterCode(() => import("./commands.ts"));

/** What has the page's keys: the canvas and its surroundings carry this attribute. */
export const KEYS_MARK = "data-canvas-keys";

/** The builder's keys, in its own window and in the canvas's. */
export function useShortcuts(): void {
  const world = useCanvasWorld();
  const canvasWindow = world.handle?.window;
  useEffect(() => {
    const ending = new AbortController();
    for (const view of canvasWindow ? [window, canvasWindow] : [window]) listen(view, world.commands, ending.signal);
    return () => ending.abort();
  }, [world.commands, canvasWindow]);
}

function listen(view: Window, world: CommandWorld, signal: AbortSignal): void {
  const { editor, announcer, moveMode } = world;
  const isOnPage = (target: EventTarget | null): boolean => view !== window || isCanvasKeys(target);
  const notYet = (): void => announcer.warn("canvas.say.notYet");
  /** Whether there was anything to do; before that is known, the key is used up. */
  const run = (command: Command): boolean => {
    let isDone = true;
    commands.use((code) => {
      isDone = code.runCommand(command, world);
    }, notYet);
    return isDone;
  };
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
      if (run(command)) event.preventDefault();
    },
    { signal },
  );

  const copy = (event: ClipboardEvent): number => {
    if (isBusy(event.target) || hasSelectedText(view)) return 0;
    const copied = copySelection(editor, world.home);
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
      run("remove");
    },
    { signal },
  );
  view.document.addEventListener(
    "paste",
    (event) => {
      if (isBusy(event.target) || !event.clipboardData) return;
      event.preventDefault();
      const clip = readClip(event.clipboardData);
      commands.use((code) => code.pasteAndSay(world, clip), notYet);
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

/**
 * What takes keys for itself. A menu that is closing is over: what was pointed at in it may get the focus once more
 * after its choice was carried out, and what is pressed then is meant for the page.
 */
const KEY_TAKERS = "input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]:not([data-closed]), [role=listbox]";

/** Whether the keys belong to something one types in, or to a dialog. */
function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (element?.nodeType !== Node.ELEMENT_NODE) return false;
  return element.isContentEditable || element.closest(KEY_TAKERS) !== null;
}

function hasSelectedText(view: Window): boolean {
  return (view.getSelection()?.toString() ?? "") !== "";
}
