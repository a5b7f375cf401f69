import { blockCatalog } from "@vitrine/blocks";
import { type BlockRecord, type DocumentDiff, type DocumentTree, isSyncedCopy, PAGE_ID, PAGE_SLOT } from "@vitrine/document";

/** A row of the layers list: a block, and how deep it stands. */
export interface LayerRow {
  readonly id: string;
  readonly parentId: string;
  /** 1 for a section at the top of the page. */
  readonly level: number;
  /** Among the blocks with the same container, from 1. */
  readonly position: number;
  readonly siblings: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

/** The rows to show, in the order of the page; the inside of a closed block is left out. */
export function layerRows(tree: DocumentTree, closed: ReadonlySet<string>): LayerRow[] {
  const rows: LayerRow[] = [];
  const visit = (blocks: readonly BlockRecord[], level: number): void => {
    for (const [index, block] of blocks.entries()) {
      const { id, parentId, kind } = block;
      // What a synced section shows is not the page's own to choose.
      const slots = isSyncedCopy(block) ? [] : Object.keys(blockCatalog.get(kind)?.slots ?? {});
      const inside = slots.flatMap((slot) => tree.children(id, slot));
      const isOpen = inside.length > 0 && !closed.has(id);
      rows.push({ id, parentId, level, position: index + 1, siblings: blocks.length, hasChildren: inside.length > 0, isOpen });
      if (isOpen) visit(inside, level + 1);
    }
  };
  visit(tree.children(PAGE_ID, PAGE_SLOT), 1);
  return rows;
}

/** Whether a change adds, removes or moves blocks; other changes leave the rows as they are. */
export function changesRows(diff: DocumentDiff): boolean {
  return Object.values(diff).some(([before, after]) => {
    if (before?.type !== "block" || after?.type !== "block") return before?.type === "block" || after?.type === "block";
    return before.parentId !== after.parentId || before.slot !== after.slot || before.order !== after.order;
  });
}
