import type { LayerRow } from "./layer-rows.ts";

/** What a key does in the tree: the next row to select, or one to open or close. */
export type RowStep = { readonly type: "select" | "open" | "close"; readonly id: string };

/** The keys of a tree: up and down walk, right opens and goes in, left closes and goes out. */
export function rowForKey(key: string, rows: readonly LayerRow[], activeIndex: number): RowStep | null {
  const active = rows[activeIndex];
  const select = (row: LayerRow | undefined): RowStep | null => (row ? { type: "select", id: row.id } : null);
  switch (key) {
    case "ArrowDown":
      return select(rows[activeIndex + 1]);
    case "ArrowUp":
      return select(active ? rows[activeIndex - 1] : rows.at(-1));
    case "Home":
      return select(rows[0]);
    case "End":
      return select(rows.at(-1));
    case "ArrowRight":
      if (!active?.hasChildren) return null;
      return active.isOpen ? select(rows[activeIndex + 1]) : { type: "open", id: active.id };
    case "ArrowLeft":
      if (active?.isOpen) return { type: "close", id: active.id };
      return select(rows.find((row) => row.id === active?.parentId));
    default:
      return null;
  }
}

export function layerElementId(blockId: string): string {
  return `layer-${blockId}`;
}
