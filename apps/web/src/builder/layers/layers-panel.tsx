import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import { isAskedByKey } from "../canvas/menu-call.ts";
import { removeSelection } from "../editor/remove-selection.ts";
import { useEditor, useEditorView } from "../editor/use-editor.ts";
import { LayerDropMark } from "./layer-drop-mark.tsx";
import { INDENT, ROW_HEIGHT } from "./layer-measures.ts";
import { LayerRowView } from "./layer-row-view.tsx";
import { layerElementId, rowForKey } from "./row-for-key.ts";
import { useHiding } from "./use-hiding.ts";
import { useLayerDrag } from "./use-layer-drag.ts";
import { useLayerRows } from "./use-layer-rows.ts";
import { topForRow, useRowsInSight } from "./use-rows-in-sight.ts";

/** Every block of the page as a tree: to find, select, rename, hide and move. Only the rows in sight are drawn. */
export function LayersPanel() {
  const t = useText("builder");
  const editor = useEditor();
  const { handle, menu } = useCanvasWorld();
  const list = useRef<HTMLDivElement>(null);
  const { rows, setOpen } = useLayerRows();
  const drag = useLayerDrag(list, rows);
  const toggleHidden = useHiding();
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const activeId = useEditorView((view) => view.selection.at(-1));
  const activeIndex = rows.findIndex((row) => row.id === activeId);
  const { from, to } = useRowsInSight(list, rows.length);
  useEffect(() => {
    const element = list.current;
    if (element && activeIndex >= 0) element.scrollTop = topForRow(activeIndex, element.scrollTop, element.clientHeight);
  }, [activeIndex]);

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
  const onContextMenu = (event: MouseEvent): void => {
    // A box one types in has a menu of its own.
    if ((event.target as Element).closest("input")) return;
    event.preventDefault();
    const row = (event.target as Element).closest<HTMLElement>("[role=treeitem]");
    if (!isAskedByKey(event.nativeEvent)) {
      const id = row && rows.find((each) => layerElementId(each.id) === row.id)?.id;
      if (!id) return;
      if (!editor.view.selection.includes(id)) editor.select(id);
      menu.ask({ x: event.clientX, y: event.clientY }, list.current);
      return;
    }
    const active = activeId === undefined ? null : document.getElementById(layerElementId(activeId))?.getBoundingClientRect();
    if (active) menu.ask({ x: active.left + INDENT * 2, y: active.bottom }, list.current);
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
      onContextMenu={onContextMenu}
      onPointerLeave={() => editor.look({ hoveredId: null })}
      className="group/tree relative h-full min-h-0 overflow-y-auto outline-none"
    >
      <div className="relative" style={{ height: rows.length * ROW_HEIGHT }}>
        {rows.slice(from, to).map((row, place) => (
          <LayerRowView
            key={row.id}
            row={row}
            top={(from + place) * ROW_HEIGHT}
            isRenaming={renamingId === row.id}
            onSelect={select}
            onOpen={setOpen}
            onRename={setRenamingId}
            onHide={toggleHidden}
            onDragStart={drag.start}
          />
        ))}
        {drag.drop ? <LayerDropMark drop={drag.drop} /> : null}
      </div>
    </div>
  );
}
