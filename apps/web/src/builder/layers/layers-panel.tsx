import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { useCanvasHandle } from "../canvas/canvas-provider.tsx";
import { removeSelection } from "../editor/remove-selection.ts";
import { useEditor, useEditorView } from "../editor/use-editor.ts";
import { LayerDropMark } from "./layer-drop-mark.tsx";
import { ROW_HEIGHT } from "./layer-measures.ts";
import { LayerRowView } from "./layer-row-view.tsx";
import { layerElementId, rowForKey } from "./row-for-key.ts";
import { useHiding } from "./use-hiding.ts";
import { useLayerDrag } from "./use-layer-drag.ts";
import { useLayerRows } from "./use-layer-rows.ts";

/** Every block of the page as a tree: to find, select, rename, hide and move. Only the rows in sight are drawn. */
export function LayersPanel() {
  const t = useText("builder");
  const editor = useEditor();
  const handle = useCanvasHandle();
  const list = useRef<HTMLDivElement>(null);
  const { rows, setOpen } = useLayerRows();
  const drag = useLayerDrag(list, rows);
  const toggleHidden = useHiding();
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const activeId = useEditorView((view) => view.selection.at(-1));
  const activeIndex = rows.findIndex((row) => row.id === activeId);
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => list.current, estimateSize: () => ROW_HEIGHT, overscan: 8 });
  useEffect(() => {
    if (activeIndex >= 0) virtual.scrollToIndex(activeIndex, { align: "auto" });
  }, [virtual, activeIndex]);

  const select = (id: string): void => {
    editor.select(id);
    handle?.reveal(id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== list.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const active = rows[activeIndex];
    const step = rowForKey(event.key, rows, activeIndex);
    if (step?.type === "select") select(step.id);
    else if (step) setOpen(step.id, step.type === "open");
    else if (active && event.key === "F2") setRenamingId(active.id);
    else if (active && event.key.toLowerCase() === "h") toggleHidden(active.id);
    else if (event.key === "Delete" || event.key === "Backspace") removeSelection(editor);
    else return;
    event.preventDefault();
  };
  if (rows.length === 0) return <p className="p-4 text-tool text-ink-soft">{t("layers.empty")}</p>;
  return (
    <div
      ref={list}
      role="tree"
      tabIndex={0}
      aria-label={t("layers.title")}
      aria-multiselectable="true"
      aria-activedescendant={activeId === undefined || activeIndex < 0 ? undefined : layerElementId(activeId)}
      onKeyDown={onKeyDown}
      onPointerLeave={() => editor.look({ hoveredId: null })}
      className="group/tree relative h-full min-h-0 overflow-y-auto outline-none"
    >
      <div className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return row ? (
            <LayerRowView
              key={row.id}
              row={row}
              top={start}
              isRenaming={renamingId === row.id}
              onSelect={select}
              onOpen={setOpen}
              onRename={setRenamingId}
              onHide={toggleHidden}
              onDragStart={drag.start}
            />
          ) : null;
        })}
        {drag.drop ? <LayerDropMark drop={drag.drop} /> : null}
      </div>
    </div>
  );
}
