import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import { isAskedByKey } from "../canvas/menu-call.ts";
import { extendedRows, selectAll } from "../choosing/choose-more.ts";
import { useEditor, useEditorView } from "../editor/use-editor.ts";
import { useFrame, useFrameView } from "../frame/frame-view.ts";
import type { Command } from "../keyboard/command-of.ts";
import { runCommand } from "../keyboard/run-command.ts";
import { LayerDropMark } from "./layer-drop-mark.tsx";
import { INDENT, ROW_HEIGHT } from "./layer-measures.ts";
import { LayerRowView } from "./layer-row-view.tsx";
import { layerElementId, rowForKey } from "./row-for-key.ts";
import { useLayerDrag } from "./use-layer-drag.ts";
import { useLayerRows } from "./use-layer-rows.ts";
import { drawnRows, topForRow, useRowsInSight } from "./use-rows-in-sight.ts";

/** Keys of the list beside those of a tree. */
const ROW_KEYS: Readonly<Record<string, Command>> = {
  f2: "rename",
  h: "hide",
  l: "lock",
  m: "moveTo",
  delete: "remove",
  backspace: "remove",
};

/** Every block of the page as a tree: to find, select, rename, hide and move. Only the rows in sight are drawn. */
export function LayersPanel() {
  const t = useText("builder");
  const editor = useEditor();
  const frame = useFrame();
  const { handle, menu, commands } = useCanvasWorld();
  const list = useRef<HTMLDivElement>(null);
  const { rows, setOpen } = useLayerRows();
  const drag = useLayerDrag(list, rows);
  const renamingId = useFrameView((view) => view.renamingId);
  const shownRows = useRef(rows);
  shownRows.current = rows;
  const activeId = useEditorView((view) => view.selection.at(-1));
  const activeIndex = rows.findIndex((row) => row.id === activeId);
  const heldIndex = rows.findIndex((row) => row.id === drag.heldId);
  const inSight = useRowsInSight(list, rows.length);
  useEffect(() => {
    const element = list.current;
    if (element && activeIndex >= 0) element.scrollTop = topForRow(activeIndex, element.scrollTop, element.clientHeight);
  }, [activeIndex]);

  const select = useCallback(
    (id: string): void => {
      editor.select(id);
      handle?.reveal(id);
    },
    [editor, handle],
  );
  const selectTo = useCallback((id: string): void => editor.select(...extendedRows(editor, shownRows.current, id)), [editor]);
  const endRenaming = useCallback((): void => frame.rename(null), [frame]);
  /** A button of a row acts on all that is selected where the row is. */
  const runOn = useCallback(
    (command: Command, id: string): void => {
      if (!editor.view.selection.includes(id)) editor.select(id);
      runCommand(command, commands);
    },
    [editor, commands],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== list.current || event.altKey) return;
    const active = rows[activeIndex];
    const step = event.ctrlKey || event.metaKey ? null : rowForKey(event.key, rows, activeIndex);
    const command = ROW_KEYS[event.key.toLowerCase()];
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== "a") return;
      editor.select(...selectAll(editor));
    } else if (step?.type === "select") event.shiftKey ? selectTo(step.id) : select(step.id);
    else if (step) setOpen(step.id, step.type === "open");
    else if (active && command) runCommand(command, commands);
    else return;
    event.preventDefault();
  };
  const rowAt = (target: EventTarget): string | undefined => {
    const row = (target as Element).closest("[role=treeitem]");
    return row ? rows.find(({ id }) => layerElementId(id) === row.id)?.id : undefined;
  };
  /** A press on one of several may begin to drag them all: it is its release that narrows the choice down to one. */
  const onClick = (event: MouseEvent): void => {
    const id = rowAt(event.target);
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey || editor.view.isPicking;
    if (!id || isMore || editor.view.selection.length < 2 || (event.target as Element).closest("button, input")) return;
    select(id);
  };
  const onContextMenu = (event: MouseEvent): void => {
    // A box one types in has a menu of its own.
    if ((event.target as Element).closest("input")) return;
    event.preventDefault();
    if (!isAskedByKey(event.nativeEvent)) {
      const id = rowAt(event.target);
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
      onClick={onClick}
      onContextMenu={onContextMenu}
      onPointerLeave={() => editor.look({ hoveredId: null })}
      className="group/tree relative h-full min-h-0 overflow-y-auto outline-none"
    >
      <div className="relative" style={{ height: rows.length * ROW_HEIGHT }}>
        {drawnRows(inSight, heldIndex).map((index) => {
          const row = rows[index];
          return row ? (
            <LayerRowView
              key={row.id}
              row={row}
              top={index * ROW_HEIGHT}
              isRenaming={renamingId === row.id}
              onSelect={select}
              onSelectTo={selectTo}
              onOpen={setOpen}
              onRenamed={endRenaming}
              onRun={runOn}
              onDragStart={drag.start}
            />
          ) : null;
        })}
        {drag.drop ? <LayerDropMark drop={drag.drop} /> : null}
      </div>
    </div>
  );
}
