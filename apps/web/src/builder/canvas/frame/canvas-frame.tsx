import { keptBrandMarks } from "virtual:kept-brand-marks";
import { keptRareViews } from "virtual:kept-rare-views";
import { blockDefinition } from "@vitrine/blocks";
import { type Language, PAGE_ID } from "@vitrine/document";
import { clsx } from "clsx";
import { type SyntheticEvent, useContext, useEffect, useMemo, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import type { ImageLibrary } from "../../builder-props.ts";
import { DragOverlay } from "../../drag/drag-overlay.tsx";
import { useDrawnLater } from "../../drawn-later/use-drawn-later.ts";
import { useEditor, useEditorView } from "../../editor/use-editor.ts";
import { useFrameView } from "../../frame/frame-view.ts";
import { PAGE_PLACE } from "../../header/skip-links.tsx";
import { KEYS_MARK } from "../../keyboard/use-shortcuts.ts";
import { loadLater } from "../../load-later.tsx";
import { ShownSectionsContext } from "../../sections/shown-sections.ts";
import { useFirstSign } from "../../use-preloaded-parts.ts";
import { useCanvasWorld, useMoveStep } from "../canvas-provider.tsx";
import { LiveRegion } from "../live-region.tsx";
import { isAskedByKey } from "../menu-call.ts";
import { CanvasOverlay } from "../overlay/canvas-overlay.tsx";
import { CanvasPath } from "../overlay/canvas-path.tsx";
import type { CanvasText, CanvasWindow } from "../page/canvas-app.ts";
import { FrameCanvas } from "./frame-canvas.ts";
import { frameSize } from "./frame-size.ts";
import { useCanvasInput } from "./use-canvas-input.ts";
import { useRoom } from "./use-room.ts";
import { useShownState } from "./use-shown-state.ts";

const CanvasContextMenu = loadLater(async () => (await import("../overlay/context-menus.ts")).CanvasContextMenu, null, "sections");
const ZoomSwitch = loadLater(async () => (await import("../../zoom/zoom-switch.tsx")).ZoomSwitch);

export interface CanvasFrameProps {
  readonly images: ImageLibrary;
  /** The language of the page, not of the interface. */
  readonly pageLanguage: Language;
}

/** Reached with Tab, since it takes the arrow keys; the frame inside is skipped, or its fields and links would be stops. */
const TAKES_KEYS = { [KEYS_MARK]: "", tabIndex: 0 };

/** The page being edited, in a document of its own, with outlines and handles drawn over it. */
export function CanvasFrame({ images, pageLanguage }: CanvasFrameProps) {
  const t = useText("builder");
  const editor = useEditor();
  const { handle, setHandle, menu } = useCanvasWorld();
  const breakpoint = useEditorView((view) => view.breakpoint);
  const [canvasWindow, setCanvasWindow] = useState<CanvasWindow | null>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [roomRef, room] = useRoom();
  const text = useCanvasText();
  const sections = useContext(ShownSectionsContext);

  useEffect(() => {
    const app = canvasWindow?.vitrineCanvas;
    if (!canvasWindow || !frame || !app) return undefined;
    const words = (kind: string) => blockDefinition(kind)?.messages[editor.store.page().language].visitor ?? {};
    const canvas = new FrameCanvas(
      frame,
      canvasWindow,
      app.draw({ editor, images, text, sections, words, marks: keptBrandMarks, views: keptRareViews }),
    );
    setHandle(canvas);
    return () => {
      setHandle(null);
      canvas.remove();
    };
  }, [canvasWindow, frame, editor, images, text, sections, setHandle]);

  useEffect(() => {
    return handle ? editor.store.subscribeAll(() => handle.invalidateLayout()) : undefined;
  }, [editor, handle]);

  const onGround = useCanvasInput();
  useDrawnLater(handle);
  useShownState();
  const moveStep = useMoveStep();
  const isSomebodyThere = useFirstSign(handle?.window);
  useEffect(() => {
    if (!handle) return;
    handle.document.oncontextmenu = (press) => {
      if (editor.view.editing) return;
      press.preventDefault();
      menu.tell(press);
    };
  }, [handle, editor, menu]);

  const zoom = useFrameView((view) => view.zoom);
  const size = room && frameSize(breakpoint, room, zoom);
  // A new size of the frame moves everything on it.
  useEffect(() => {
    if (size?.scale) handle?.invalidateLayout();
  }, [handle, size]);

  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken">
      <div
        ref={roomRef}
        id={PAGE_PLACE}
        role="application"
        aria-label={t("canvas.frame")}
        {...TAKES_KEYS}
        onContextMenu={(event) => {
          if (event.target !== event.currentTarget || !isAskedByKey(event.nativeEvent)) return;
          event.preventDefault();
          menu.ask(null, event.currentTarget);
        }}
        className="relative m-3 mb-0 min-h-0 flex-1 overflow-hidden rounded-t-md desktop:m-4 desktop:mb-0"
      >
        <div
          className="absolute inset-0 overflow-x-auto overflow-y-hidden"
          onPointerDown={onGround}
          onScroll={() => handle?.invalidateLayout()}
        >
          <iframe
            ref={setFrame}
            src="/canvas.html"
            title={t("canvas.frame")}
            lang={pageLanguage}
            tabIndex={-1}
            data-page={PAGE_ID}
            onLoad={(event: SyntheticEvent<HTMLIFrameElement>) => setCanvasWindow(event.currentTarget.contentWindow)}
            className={clsx("absolute top-0 rounded-t-md bg-raised shadow-float scheme-light", handle ? "opacity-100" : "opacity-0")}
            style={
              size
                ? {
                    width: size.width,
                    height: size.height,
                    // In the middle; a page that is wider than its room is scrolled through from its left.
                    left: Math.max(0, (room.width - size.width * size.scale) / 2),
                    transform: `scale(${size.scale})`,
                    transformOrigin: "0 0",
                  }
                : { visibility: "hidden" }
            }
          />
        </div>
        {handle ? (
          <>
            <CanvasOverlay handle={handle} moveStep={moveStep} />
            <DragOverlay handle={handle} />
            {isSomebodyThere ? <CanvasContextMenu handle={handle} /> : null}
          </>
        ) : (
          <div role="status" className="absolute inset-0 flex items-center justify-center gap-2 text-ink-faint">
            <Spinner />
            {t("canvas.loading")}
          </div>
        )}
      </div>
      <CanvasPath>{isSomebodyThere && handle && size ? <ZoomSwitch handle={handle} scale={size.scale} /> : null}</CanvasPath>
      <LiveRegion />
    </div>
  );
}

function useCanvasText(): CanvasText {
  const t = useText("builder");
  return useMemo(
    () => ({
      emptyPage: t("canvas.emptyPage"),
      emptyPageHint: t("canvas.emptyPageHint"),
      emptySlot: t("canvas.emptySlot"),
      emptyParts: t("canvas.emptyParts"),
      unknownKind: (kind) => t("canvas.unknownKind", { kind }),
      newerKind: (kind) => t("canvas.newerKind", { kind }),
    }),
    [t],
  );
}
