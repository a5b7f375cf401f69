import { PAGE_ID } from "@vitrine/document";
import type { Landing } from "../drag/landing.ts";
import type { LayerRow } from "./layer-rows.ts";

/** Where a dragged row would go: a landing, and where in the list it shows. */
export interface LayerDrop {
  readonly landing: Landing;
  /** In rows from the top: a whole number is the line above that row, a half is the middle of one: into it. */
  readonly at: number;
  readonly level: number;
}

/** How much being a level off counts, in rows. */
const LEVEL_WEIGHT = 0.2;

/** The places of the list that landings show at; those inside closed blocks count as "into the block". */
export function layerDrops(rows: readonly LayerRow[], landings: readonly Landing[]): LayerDrop[] {
  const indexes = new Map(rows.map((row, index) => [row.id, index]));
  const drops: LayerDrop[] = [];
  for (const landing of landings) {
    const { parentId, beforeId } = landing.place;
    const next = beforeId === null ? undefined : indexes.get(beforeId);
    const nextRow = next === undefined ? undefined : rows[next];
    if (next !== undefined && nextRow) {
      drops.push({ landing, at: next, level: nextRow.level });
      continue;
    }
    if (beforeId !== null) continue;
    if (parentId === PAGE_ID) {
      drops.push({ landing, at: rows.length, level: 1 });
      continue;
    }
    const parent = indexes.get(parentId);
    const parentRow = parent === undefined ? undefined : rows[parent];
    if (parent === undefined || !parentRow) continue;
    const at = parentRow.isOpen ? endOf(rows, parent) : parent + 0.5;
    drops.push({ landing, at, level: parentRow.level + 1 });
  }
  return drops;
}

/** The drop nearest to a point of the list: `y` in rows, `level` as deep as the pointer is indented. */
export function nearestLayerDrop(drops: readonly LayerDrop[], y: number, level: number): LayerDrop | null {
  let best: LayerDrop | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const drop of drops) {
    const distance = Math.abs(drop.at - y) + Math.abs(drop.level - level) * LEVEL_WEIGHT;
    if (distance >= least) continue;
    best = drop;
    least = distance;
  }
  return best;
}

/** The index behind a row and everything shown inside it. */
function endOf(rows: readonly LayerRow[], index: number): number {
  const level = rows[index]?.level ?? 0;
  let end = index + 1;
  while ((rows[end]?.level ?? 0) > level) end++;
  return end;
}
