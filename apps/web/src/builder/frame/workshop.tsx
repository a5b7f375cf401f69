import { PAGE_ID } from "@vitrine/document";
import { Layers, Plus, SlidersHorizontal } from "lucide-react";
import { useEffect, useRef } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { useBuilder } from "../builder-context.ts";
import type { ImageLibrary } from "../builder-props.ts";
import { CanvasFrame } from "../canvas/frame/canvas-frame.tsx";
import { useEditor, useEditorView, useRecord } from "../editor/use-editor.ts";
import { HelpMenu } from "../guide/help-menu.tsx";
import { INSPECTOR_PLACE } from "../header/skip-links.tsx";
import { WidthSwitch } from "../header/width-switch.tsx";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { Inspector } from "../panels/inspector.tsx";
import { usePreloadedParts } from "../use-preloaded-parts.ts";
import { DrawerFrame } from "./drawer-frame.tsx";
import { useFrame, useFrameView } from "./frame-view.ts";
import { LeftPanelView } from "./left-panel.tsx";
import { Rail, type RailPanel } from "./rail.tsx";

/** Pixels under which a window is a telephone's, and shows the page as one does. */
const NARROW_WINDOW = 600;

const CATEGORIES: readonly RailPanel[] = ["all", "text", "media", "sections", "style", "publish", "page", "utility"];
/** A section has nothing of a page: no settings, no address. */
const OF_SECTION = CATEGORIES.filter((panel) => panel !== "publish" && panel !== "page" && panel !== "style");

/** Panels left and right of the page; on narrow windows one of them at a time, as a sheet over it. */
export function Workshop({ images }: { readonly images: ImageLibrary }) {
  const t = useText("builder");
  const editor = useEditor();
  const frame = useFrame();
  const page = useRecord(PAGE_ID);
  const left = useFrameView((view) => view.left);
  const sheet = useFrameView((view) => view.sheet);
  const { isSection } = useBuilder();
  const categories = isSection ? OF_SECTION : CATEGORIES;
  const chosen = useEditorView((view) => view.selection.join());
  useShortcuts();
  usePreloadedParts();
  useEffect(() => {
    if (window.innerWidth < NARROW_WINDOW) editor.look({ breakpoint: "mobile" });
  }, [editor]);
  useEffect(() => {
    if (chosen !== "") frame.chosen();
  }, [frame, chosen]);
  const isLayers = left === "layers";
  const toggle = (isOpen: boolean, open: () => void): void => (isOpen ? frame.openSheet(null) : open());
  const adding = useRef<HTMLButtonElement>(null);
  const layers = useRef<HTMLButtonElement>(null);
  const inspecting = useRef<HTMLButtonElement>(null);
  // What had the keyboard is hidden with the sheet: it goes on from the sheet's button.
  const closeSheet = (button: HTMLButtonElement | null): void => {
    frame.openSheet(null);
    button?.focus();
  };
  return (
    <div className="flex min-h-0 flex-1 not-wide:flex-col-reverse">
      <nav
        aria-label={t("chrome.tools")}
        className="flex shrink-0 border-line bg-surface p-1 wide:flex-col wide:justify-between wide:gap-2 wide:overflow-y-auto wide:border-r not-wide:items-center not-wide:justify-around not-wide:gap-1 not-wide:border-t"
      >
        <div className="not-wide:hidden">
          <Rail panels={[...categories, "layers"]} isUpright />
        </div>
        <span className="contents wide:hidden">
          <span data-tour="blocks">
            <IconButton
              ref={adding}
              label={t("chrome.add")}
              icon={<Plus size={18} />}
              size="sm"
              isActive={sheet === "left" && !isLayers}
              onClick={() => toggle(sheet === "left" && !isLayers, () => frame.showLeft(isLayers ? "all" : left))}
            />
          </span>
          <IconButton
            ref={layers}
            label={t("chrome.layers")}
            icon={<Layers size={18} />}
            size="sm"
            isActive={sheet === "left" && isLayers}
            onClick={() => toggle(sheet === "left" && isLayers, () => frame.showLeft("layers"))}
          />
          <span data-tour="drawer">
            <IconButton
              ref={inspecting}
              label={t("chrome.inspect")}
              icon={<SlidersHorizontal size={18} />}
              size="sm"
              isActive={sheet === "right"}
              onClick={() =>
                toggle(sheet === "right", () => {
                  frame.leavePagePanels();
                  frame.openSheet("right");
                })
              }
            />
          </span>
        </span>
        <HelpMenu />
        <span data-tour="widths" className="wide:hidden">
          <WidthSwitch />
        </span>
      </nav>
      <div className="relative flex min-h-0 min-w-0 flex-1">
        <DrawerFrame
          side="left"
          label={t(`rail.${left}`)}
          isSheetOpen={sheet === "left"}
          sheetHead={
            isLayers ? (
              <p className="px-4 pt-1 pb-3 text-tool font-semibold">{t("rail.layers")}</p>
            ) : (
              <Rail panels={categories} isUpright={false} />
            )
          }
          onClose={() => closeSheet(isLayers ? layers.current : adding.current)}
        >
          <LeftPanelView />
        </DrawerFrame>
        <main aria-label={t("canvas.frame")} data-tour="page" className="flex min-h-0 min-w-0 flex-1">
          <CanvasFrame images={images} pageLanguage={page?.type === "page" ? page.language : "pt"} />
        </main>
        <DrawerFrame
          id={INSPECTOR_PLACE}
          side="right"
          label={t("chrome.inspect")}
          isSheetOpen={sheet === "right"}
          onClose={() => closeSheet(inspecting.current)}
        >
          <Inspector />
        </DrawerFrame>
      </div>
    </div>
  );
}
