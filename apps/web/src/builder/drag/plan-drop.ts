import { type BlockCatalog, type BlockTree, type DocumentTree, PAGE_ID } from "@vitrine/document";
import { type Box, distanceToBox, distanceToLine, type Line, type Point } from "./geometry.ts";
import { type Landing, landingJudge } from "./landing.ts";

/** A slot as it lies on the screen. All boxes are in one system of coordinates, in CSS pixels. */
export interface SlotBox {
  readonly parentId: string;
  readonly slot: string;
  /** How many containers are around it: 0 for the page's own. */
  readonly depth: number;
  /** Where pointing means this slot. */
  readonly box: Box;
  /** Where its children lie: the box without its padding. */
  readonly content: Box;
  readonly flow: "vertical" | "horizontal";
  /** Whether the flow runs upwards, or from right to left. */
  readonly isReversed: boolean;
  /** Children that are drawn and stay where they are, in the page's order. */
  readonly children: readonly { readonly id: string; readonly box: Box }[];
}

export interface PlannedDrop {
  readonly landing: Landing;
  readonly slot: SlotBox;
  readonly line: Line;
}

/** A place within a slot, and the line that shows it. A place at the break of a row has two lines. */
export interface Gap {
  readonly beforeId: string | null;
  readonly line: Line;
}

/** Pointing this close to a container's edge, in pixels, means beside it rather than into it. */
const EDGE = 8;

/**
 * Where dragged blocks would land: the legal slot nearest to the pointer (the innermost of those it is in), and
 * there the nearest gap. `null` only when none of the slots is legal. Blocks that are no sections land at the top
 * of the page in a section of their own.
 */
export function planDrop(
  tree: DocumentTree,
  catalog: BlockCatalog,
  dragged: readonly BlockTree[],
  slots: readonly SlotBox[],
  pointer: Point,
): PlannedDrop | null {
  const land = landingJudge(tree, catalog, dragged);
  let best: { slot: SlotBox; landing: Landing; distance: number } | null = null;
  for (const slot of slots) {
    const distance = distanceToSlot(pointer, slot);
    if (best && (distance > best.distance || (distance === best.distance && slot.depth <= best.slot.depth))) continue;
    const landing = land({ parentId: slot.parentId, slot: slot.slot, beforeId: null });
    if (landing) best = { slot, landing, distance };
  }
  if (!best) return null;
  const { slot, landing } = best;
  const gap = nearestGap(pointer, slot);
  return { landing: { ...landing, place: { ...landing.place, beforeId: gap.beforeId } }, slot, line: gap.line };
}

/** 0 within the slot, its edges left out; the page has no edges and is everywhere. */
export function distanceToSlot(pointer: Point, slot: SlotBox): number {
  if (slot.parentId === PAGE_ID) return 0;
  const { x, y, width, height } = slot.box;
  const dx = Math.min(EDGE, width / 4);
  const dy = Math.min(EDGE, height / 4);
  return distanceToBox(pointer, { x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy });
}

function nearestGap(pointer: Point, slot: SlotBox): Gap {
  let best: { gap: Gap; distance: number } | null = null;
  for (const gap of slotGaps(slot)) {
    const distance = distanceToLine(pointer, gap.line);
    if (!best || distance < best.distance) best = { gap, distance };
  }
  return best?.gap ?? { beforeId: null, line: emptyLine(slot) };
}

/** Every gap of a slot, in the page's order. */
export function slotGaps(slot: SlotBox): Gap[] {
  if (slot.children.length === 0) return [{ beforeId: null, line: emptyLine(slot) }];
  return slot.flow === "vertical" ? verticalGaps(slot) : rowsOf(slot).flatMap((row) => rowGaps(slot, row));
}

function emptyLine({ content, flow }: SlotBox): Line {
  const x = content.x + content.width / 2;
  const y = content.y + content.height / 2;
  return flow === "vertical"
    ? { from: { x: content.x, y }, to: { x: content.x + content.width, y } }
    : { from: { x, y: content.y }, to: { x, y: content.y + content.height } };
}

function verticalGaps({ children, content, isReversed }: SlotBox): Gap[] {
  const start = (box: Box) => (isReversed ? box.y + box.height : box.y);
  const end = (box: Box) => (isReversed ? box.y : box.y + box.height);
  const across = (y: number): Line => ({ from: { x: content.x, y }, to: { x: content.x + content.width, y } });
  return gapsAlong(
    children,
    null,
    (before, after) => across((end(before) + start(after)) / 2),
    (first) => across(start(first)),
    (last) => across(end(last)),
  );
}

interface Row {
  readonly children: SlotBox["children"];
  /** The child that the next row begins with. */
  readonly nextId: string | null;
}

/** Children of a horizontal flow by line: one that lies wholly below (or above) those before it begins a row. */
function rowsOf({ children }: SlotBox): Row[] {
  const rows: { id: string; box: Box }[][] = [];
  for (const child of children) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const isBeside = last && child.box.y < last.box.y + last.box.height && last.box.y < child.box.y + child.box.height;
    if (row && isBeside) row.push(child);
    else rows.push([child]);
  }
  return rows.map((row, index) => ({ children: row, nextId: rows[index + 1]?.[0]?.id ?? null }));
}

function rowGaps({ isReversed }: SlotBox, { children, nextId }: Row): Gap[] {
  const top = Math.min(...children.map(({ box }) => box.y));
  const bottom = Math.max(...children.map(({ box }) => box.y + box.height));
  const start = (box: Box) => (isReversed ? box.x + box.width : box.x);
  const end = (box: Box) => (isReversed ? box.x : box.x + box.width);
  const upright = (x: number): Line => ({ from: { x, y: top }, to: { x, y: bottom } });
  return gapsAlong(
    children,
    nextId,
    (before, after) => upright((end(before) + start(after)) / 2),
    (first) => upright(start(first)),
    (last) => upright(end(last)),
  );
}

function gapsAlong(
  children: SlotBox["children"],
  nextId: string | null,
  between: (before: Box, after: Box) => Line,
  ahead: (first: Box) => Line,
  behind: (last: Box) => Line,
): Gap[] {
  const gaps: Gap[] = [];
  let previous: Box | null = null;
  for (const { id, box } of children) {
    gaps.push({ beforeId: id, line: previous ? between(previous, box) : ahead(box) });
    previous = box;
  }
  if (previous) gaps.push({ beforeId: nextId, line: behind(previous) });
  return gaps;
}
