/** Where a cell begins, in pixels. */
export interface CellPlace {
  readonly left: number;
  readonly top: number;
}

/** The cell that is nearest above or below, in the next row there is. */
function inRow(cells: readonly CellPlace[], from: CellPlace, isBelow: boolean): number | null {
  let best: number | null = null;
  for (const [index, { left, top }] of cells.entries()) {
    if (isBelow ? top <= from.top : top >= from.top) continue;
    const chosen = best === null ? undefined : cells[best];
    const rows = chosen ? Math.abs(top - from.top) - Math.abs(chosen.top - from.top) : -1;
    const nearer = chosen ? Math.abs(left - from.left) < Math.abs(chosen.left - from.left) : true;
    if (rows < 0 || (rows === 0 && nearer)) best = index;
  }
  return best;
}

/** Which cell a key leads to from another one, in rows of any length; null for a key that leads nowhere. */
export function walkGrid(cells: readonly CellPlace[], index: number, key: string): number | null {
  const from = cells[index];
  if (!from) return null;
  const last = cells.length - 1;
  switch (key) {
    case "ArrowRight":
      return Math.min(index + 1, last);
    case "ArrowLeft":
      return Math.max(index - 1, 0);
    case "ArrowDown":
      return inRow(cells, from, true);
    case "ArrowUp":
      return inRow(cells, from, false);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
