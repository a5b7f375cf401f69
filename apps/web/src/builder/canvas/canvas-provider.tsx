import { PAGE_ID } from "@vitrine/document";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { BENCH_EVENT, type BenchDetail } from "../bench/bench-event.ts";
import { BuilderContext } from "../builder-context.ts";
import { DragController } from "../drag/drag-controller.ts";
import type { DragView } from "../drag/drag-view.ts";
import { keepFromScrolling } from "../drag/recognise-drag.ts";
import { blockDescription } from "../editor/block-name.ts";
import { useEditor } from "../editor/use-editor.ts";
import { useFrame } from "../frame/frame-view.ts";
import { MoveMode, type MoveStep } from "../keyboard/move-mode.ts";
import type { CommandWorld } from "../keyboard/run-command.ts";
import { laterCode } from "../load-later.tsx";
import { Announcer } from "./announcer.ts";
import type { CanvasHandle } from "./frame/canvas-handle.ts";
import { MenuCall } from "./menu-call.ts";

interface CanvasWorld {
  readonly handle: CanvasHandle | null;
  setHandle(handle: CanvasHandle | null): void;
  readonly drag: DragController;
  readonly announcer: Announcer;
  readonly menu: MenuCall;
  readonly commands: CommandWorld;
}

const planning = laterCode(() => import("../drag/planning.ts"));

const CanvasContext = createContext<CanvasWorld | null>(null);

/** Lets everything in the builder reach the canvas, drag onto it and speak of it. Stands inside the editor's context. */
export function CanvasProvider({ children }: { readonly children: ReactNode }) {
  const editor = useEditor();
  const t = useText("builder");
  const language = useLanguage();
  const current = useRef<CanvasHandle | null>(null);
  const [handle, show] = useState<CanvasHandle | null>(null);
  const setHandle = useCallback((next: CanvasHandle | null) => {
    current.current = next;
    show(next);
  }, []);
  const announcer = useMemo(() => new Announcer(), []);
  const describe = useCallback(
    (id: string) => {
      const block = editor.store.block(id);
      return block && id !== PAGE_ID ? blockDescription(block, language) : t("canvas.page");
    },
    [editor, language, t],
  );
  const menu = useMemo(() => new MenuCall(), []);
  const drag = useMemo(() => new DragController(editor, () => current.current, announcer, menu, planning), [editor, announcer, menu]);
  const moveMode = useMemo(() => new MoveMode(editor, announcer, describe), [editor, announcer, describe]);
  const frame = useFrame();
  const builder = useContext(BuilderContext);
  const account = builder?.ownerId ?? null;
  const images = builder?.images;
  const { readHtml, pageId } = builder ?? {};
  const home = useMemo(() => (images ? { account, images, readHtml, pageId } : null), [account, images, readHtml, pageId]);
  const commands = useMemo(
    () => ({ editor, announcer, moveMode, describe, frame, home, canvas: handle }),
    [editor, announcer, moveMode, describe, frame, home, handle],
  );
  const world = useMemo(
    () => ({ handle, setHandle, drag, announcer, menu, commands }),
    [handle, setHandle, drag, announcer, menu, commands],
  );
  useEffect(() => {
    if (import.meta.env.VITE_BENCH) window.dispatchEvent(new CustomEvent<BenchDetail>(BENCH_EVENT, { detail: { editor, handle } }));
  }, [editor, handle]);
  useEffect(() => keepFromScrolling(document), []);
  return <CanvasContext value={world}>{children}</CanvasContext>;
}

export function useCanvasWorld(): CanvasWorld {
  const world = useContext(CanvasContext);
  if (!world) throw new Error("this needs a CanvasProvider around it");
  return world;
}

/** The page on screen; `null` until the canvas has loaded. */
export function useCanvasHandle(): CanvasHandle | null {
  return useCanvasWorld().handle;
}

export function useDragController(): DragController {
  return useCanvasWorld().drag;
}

/** The drag going on, if any. */
export function useDragView(): DragView | null {
  const drag = useDragController();
  return useSyncExternalStore(
    useCallback((listener) => drag.subscribe(listener), [drag]),
    () => drag.view,
  );
}

/** Where blocks moved by keyboard would land, while they are. */
export function useMoveStep(): MoveStep | null {
  const { moveMode } = useCanvasWorld().commands;
  return useSyncExternalStore(
    useCallback((listener) => moveMode.subscribe(listener), [moveMode]),
    () => moveMode.step,
  );
}

/** Says something for screen readers, by message key. */
export function useAnnouncer(): Announcer {
  return useCanvasWorld().announcer;
}
