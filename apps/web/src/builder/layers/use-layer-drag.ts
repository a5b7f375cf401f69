import { blockCatalog } from "@vitrine/blocks";
import type { BlockTree } from "@vitrine/document";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import { allLandings } from "../drag/landing.ts";
import { useEditor } from "../editor/use-editor.ts";
import { INDENT, ROW_HEIGHT } from "./layer-measures.ts";
import type { LayerRow } from "./layer-rows.ts";
import { type LayerDrop, layerDrops, nearestLayerDrop } from "./plan-layer-drop.ts";

interface LayerDrag {
  /** Where what is dragged over the list would go; `null` while nothing is. */
  readonly drop: LayerDrop | null;
  /** The row that was pressed last: drawn even out of sight, as a finger's touch ends with the element it began on. */
  readonly heldId: string | null;
  /** A pointer has gone down on a row. */
  start(id: string, event: PointerEvent): void;
}

/** Rows are dragged within the list and onto the canvas, and the list takes what is dragged from elsewhere. */
export function useLayerDrag(list: RefObject<HTMLElement | null>, rows: readonly LayerRow[]): LayerDrag {
  const editor = useEditor();
  const { drag } = useCanvasWorld();
  const [drop, setDrop] = useState<LayerDrop | null>(null);
  const [heldId, hold] = useState<string | null>(null);
  const shownRows = useRef(rows);
  shownRows.current = rows;
  useEffect(() => {
    let known: { readonly trees: readonly BlockTree[]; readonly rows: readonly LayerRow[]; readonly drops: readonly LayerDrop[] } | null =
      null;
    const dropsOf = (trees: readonly BlockTree[]): readonly LayerDrop[] => {
      const { current } = shownRows;
      if (known?.trees !== trees || known.rows !== current) {
        known = { trees, rows: current, drops: layerDrops(current, allLandings(editor.store, blockCatalog, trees)) };
      }
      return known.drops;
    };
    return drag.takeOn({
      element: () => list.current,
      plan: (trees, { x, y }) => {
        const element = list.current;
        if (!element) return null;
        const box = element.getBoundingClientRect();
        const row = (y - box.top + element.scrollTop) / ROW_HEIGHT;
        const planned = nearestLayerDrop(dropsOf(trees), row, Math.max(1, (x - box.left) / INDENT - 1));
        setDrop(planned);
        return planned?.landing ?? null;
      },
      leave: () => setDrop(null),
    });
  }, [drag, editor, list]);

  const start = useCallback(
    (id: string, event: PointerEvent) => {
      const { selection } = editor.view;
      hold(id);
      drag.startFromCanvas(selection.includes(id) ? selection : [id], event, list.current);
    },
    [drag, editor, list],
  );
  return { drop, heldId, start };
}
