import { type BlockRecord, type DocumentTree, isSyncedCopy, PAGE_ID } from "@vitrine/document";
import type { Box } from "../drag/geometry.ts";

/**
 * What a frame drawn over the page selects, in the order of the page: blocks that are wholly in it, and of those that it
 * only cuts into what they hold, or themselves where they hold nothing. So a frame within a section selects blocks of it,
 * and one around sections selects these. What is locked, and what is not drawn, stays out.
 * @param boxOf where a block is drawn, in the frame's own pixels; null while it is not.
 */
export function marqueeHits(tree: DocumentTree, boxOf: (id: string) => Box | null, frame: Box): string[] {
  const hits: string[] = [];
  const visit = (blocks: readonly BlockRecord[]): void => {
    for (const block of blocks) {
      const { id, locked } = block;
      const box = locked ? null : boxOf(id);
      if (!box || !meets(box, frame)) continue;
      const inside = isSyncedCopy(block) ? [] : tree.allChildren(id);
      if (inside.length === 0 || isWithin(box, frame)) hits.push(id);
      else visit(inside);
    }
  };
  visit(tree.allChildren(PAGE_ID));
  return hits;
}

/** The box between two corners, whichever way it was drawn. */
export function boxBetween(one: { readonly x: number; readonly y: number }, other: { readonly x: number; readonly y: number }): Box {
  return { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y), width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) };
}

function meets(box: Box, frame: Box): boolean {
  return box.x < frame.x + frame.width && frame.x < box.x + box.width && box.y < frame.y + frame.height && frame.y < box.y + box.height;
}

function isWithin(box: Box, frame: Box): boolean {
  return box.x >= frame.x && box.y >= frame.y && box.x + box.width <= frame.x + frame.width && box.y + box.height <= frame.y + frame.height;
}
