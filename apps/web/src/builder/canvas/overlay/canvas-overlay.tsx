import { isSyncedCopy, PAGE_ID, PAGE_SLOT } from "@vitrine/document";
import { useChildIds } from "../../editor/use-child-ids.ts";
import { useEditor, useEditorView } from "../../editor/use-editor.ts";
import type { MoveStep } from "../../keyboard/move-mode.ts";
import { loadLater } from "../../load-later.tsx";
import { useDragView } from "../canvas-provider.tsx";
import type { CanvasHandle } from "../frame/canvas-handle.ts";
import { BlockOutline } from "./block-outline.tsx";
import { SelectionTab } from "./selection-tab.tsx";

const SeveralOverlay = loadLater(async () => (await import("../../choosing/several-overlay.tsx")).SeveralOverlay, null, "sections");
const MoveHint = loadLater(async () => (await import("./move-hint.tsx")).MoveHint);
const SyncedMarks = loadLater(async () => (await import("../../sections/synced-marks.tsx")).SyncedMarks, null, "sections");
const SpacingBands = loadLater(async () => (await import("./spacing-bands.tsx")).SpacingBands);

/** Whether the page has a section that is one on many. */
function useHasSynced(): boolean {
  const { store } = useEditor();
  return useChildIds(PAGE_ID, PAGE_SLOT).some((id) => {
    const block = store.block(id);
    return block !== undefined && isSyncedCopy(block);
  });
}

/** Outlines, the label of the selected block and its spacing, drawn over the page and following it. */
export function CanvasOverlay({ handle, moveStep }: { readonly handle: CanvasHandle; readonly moveStep: MoveStep | null }) {
  const selection = useEditorView((view) => view.selection);
  const hoveredId = useEditorView((view) => view.hoveredId);
  const editingId = useEditorView((view) => view.editing?.blockId ?? null);
  const isSeveral = useEditorView((view) => view.selection.length > 1 || view.isPicking || view.marquee !== null);
  const isDragging = useDragView() !== null;
  const hasSynced = useHasSynced();
  const isCalm = !isDragging && !moveStep;
  const single = selection.length === 1 ? selection[0] : undefined;
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden scheme-light" data-overlay="">
      {hasSynced ? <SyncedMarks handle={handle} /> : null}
      {hoveredId && isCalm && !selection.includes(hoveredId) && hoveredId !== editingId ? (
        <BlockOutline key={hoveredId} handle={handle} blockId={hoveredId} look="hovered" />
      ) : null}
      {single && single === hoveredId && isCalm && !editingId ? (
        <SpacingBands key={`spacing ${single}`} handle={handle} blockId={single} />
      ) : null}
      {single && !isDragging && !isSeveral ? (
        <BlockOutline key={single} handle={handle} blockId={single} look={single === editingId ? "typing" : "selected"} />
      ) : null}
      {isSeveral && !isDragging ? <SeveralOverlay handle={handle} isCalm={isCalm} /> : null}
      {single && isCalm && !isSeveral && !editingId ? <SelectionTab key={`tab ${single}`} handle={handle} blockId={single} /> : null}
      {moveStep ? <MoveHint handle={handle} step={moveStep} /> : null}
    </div>
  );
}
