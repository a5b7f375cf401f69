import { blockCatalog } from "@vitrine/blocks";
import { randomId, subtree } from "@vitrine/document";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { sayRefused } from "../canvas/announcer.ts";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import { scrollSpeed } from "../drag/auto-scroll.ts";
import type { Point } from "../drag/geometry.ts";
import { allLandings, landMoved } from "../drag/landing.ts";
import { recogniseDrag } from "../drag/recognise-drag.ts";
import { outermost } from "../editor/outermost.ts";
import { useEditor } from "../editor/use-editor.ts";
import { whyNowhere } from "../placing/why-nowhere.ts";
import { INDENT, ROW_HEIGHT } from "./layer-measures.ts";
import type { LayerRow } from "./layer-rows.ts";
import { type LayerDrop, layerDrops, nearestLayerDrop } from "./plan-layer-drop.ts";

interface LayerDrag {
  /** Where the dragged rows would go; `null` while none is dragged. */
  readonly drop: LayerDrop | null;
  /** A pointer has gone down on a row. */
  start(id: string, event: PointerEvent): void;
}

/** Dragging rows of the layers list, by the same rules as on the canvas. */
export function useLayerDrag(list: RefObject<HTMLElement | null>, rows: readonly LayerRow[]): LayerDrag {
  const editor = useEditor();
  const { announcer, menu } = useCanvasWorld();
  const [drop, setDrop] = useState<LayerDrop | null>(null);
  const ending = useRef<(() => void) | null>(null);
  useEffect(() => () => ending.current?.(), []);

  const start = useCallback(
    (id: string, event: PointerEvent) => {
      const { store, view } = editor;
      const ids = outermost(store, view.selection.includes(id) ? view.selection : [id]);
      const trees = ids.map((each) => subtree(store, each));
      let drops: readonly LayerDrop[] = [];
      let planned: LayerDrop | null = null;
      const plan = ({ x, y }: Point): void => {
        const box = list.current?.getBoundingClientRect();
        if (!list.current || !box) return;
        list.current.scrollBy({ top: scrollSpeed({ x, y }, box), behavior: "instant" });
        const row = (y - box.top + list.current.scrollTop) / ROW_HEIGHT;
        planned = nearestLayerDrop(drops, row, Math.max(1, (x - box.left) / INDENT - 1));
        setDrop(planned);
      };
      const finish = (): void => {
        ending.current = null;
        setDrop(null);
      };
      ending.current = recogniseDrag(
        event,
        { toScreen: (point) => point, isGrip: false, keyWindows: [window] },
        {
          onStart: (point) => {
            drops = layerDrops(rows, allLandings(store, blockCatalog, trees));
            plan(point);
          },
          onMove: plan,
          onDrop: (point) => {
            plan(point);
            const result = planned ? editor.run(landMoved(ids, planned.landing, randomId)) : null;
            if (result?.ok) editor.select(...ids);
            if (result?.ok) announcer.say("canvas.say.moved");
            else if (result) sayRefused(announcer, result.problems);
            else announcer.refuse(whyNowhere(store, blockCatalog, trees));
            finish();
          },
          onRest: (point) => {
            finish();
            if (!view.selection.includes(id)) editor.select(id);
            menu.ask(point, list.current);
          },
          onCancel: () => {
            announcer.say("canvas.say.cancelled");
            finish();
          },
        },
      );
    },
    [editor, announcer, menu, list, rows],
  );
  return { drop, start };
}
