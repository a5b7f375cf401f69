import { blockCatalog } from "@vitrine/blocks";
import { type DocumentTree, isSyncedCopy, PAGE_ID, PAGE_SLOT } from "@vitrine/document";

export type Direction = "out" | "in" | "previous" | "next";

/**
 * The block one step away from another: its container, the first block in it, or its neighbour. From the page, and
 * from nothing, "in" leads to the first section. `null` where there is no such block.
 */
export function blockTowards(tree: DocumentTree, from: string | undefined, direction: Direction): string | null {
  const block = from === undefined ? undefined : tree.block(from);
  if (!block) return direction === "out" ? null : (tree.children(PAGE_ID, PAGE_SLOT)[0]?.id ?? null);
  if (direction === "out") return block.parentId;
  if (direction === "in") {
    if (isSyncedCopy(block)) return null;
    for (const slot of Object.keys(blockCatalog.get(block.kind)?.slots ?? {})) {
      const [first] = tree.children(block.id, slot);
      if (first) return first.id;
    }
    return null;
  }
  const siblings = tree.children(block.parentId, block.slot);
  const index = siblings.findIndex((sibling) => sibling.id === block.id);
  return siblings[index + (direction === "next" ? 1 : -1)]?.id ?? null;
}
