import type { PaletteGroup } from "@vitrine/blocks";
import { PAGE_ID } from "@vitrine/document";
import { useText } from "../../platform/language/use-text.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useRecord } from "../editor/use-editor.ts";
import { loadLater } from "../load-later.tsx";
import { Palette } from "../palette/palette.tsx";
import { PALETTE_GROUPS } from "../palette/palette-entries.ts";
import { type LeftPanel, useFrame, useFrameView } from "./frame-view.ts";

const coming = (
  <div className="flex flex-col gap-4 p-4">
    <Skeleton className="h-8 w-full" />
    <Skeleton className="h-32 w-full" />
    <Skeleton className="h-32 w-full" />
  </div>
);
const LayersPanel = loadLater(async () => (await import("../layers/layers-panel.tsx")).LayersPanel);
const PageLook = loadLater(async () => (await import("../panels/block-panels.ts")).PageLook, coming);
const PageTabs = loadLater(async () => (await import("../page-settings/page-tabs.tsx")).PageTabs, coming, "page-settings");
const PublishPanel = loadLater(async () => (await import("../publish/publish-panel.tsx")).PublishPanel, coming, "publish");
const ReviewPanel = loadLater(async () => (await import("../review/review-panel.tsx")).ReviewPanel, coming, "review");
const SectionsPanel = loadLater(async () => (await import("../library/sections-panel.tsx")).SectionsPanel, coming, "library");

/** The groups of blocks that a category offers; a category that is not here shows something else. */
const GROUPS: Readonly<Partial<Record<LeftPanel, readonly PaletteGroup[]>>> = {
  all: PALETTE_GROUPS,
  text: ["text"],
  media: ["media"],
  utility: ["utility", "form"],
};

/** What was asked for on the rail. */
export function LeftPanelView() {
  const t = useText("builder");
  const frame = useFrame();
  const left = useFrameView((view) => view.left);
  const page = useRecord(PAGE_ID);
  const groups = GROUPS[left];
  if (groups) return <Palette key={left} groups={groups} hasSearch={left === "all"} onInserted={() => frame.openSheet(null)} />;
  switch (left) {
    case "layers":
      return <LayersPanel />;
    case "sections":
      return <SectionsPanel onInserted={() => frame.openSheet(null)} />;
    case "review":
      return <ReviewPanel />;
    case "publish":
      return <PublishPanel />;
    case "style":
      return page?.type === "page" ? <PageLook page={page} /> : null;
    default:
      return (
        <>
          <h2 className="px-4 pt-3 text-tool font-semibold">{t("panels.pageSettings")}</h2>
          <PageTabs />
        </>
      );
  }
}
