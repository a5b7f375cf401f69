import type { BlockCatalog } from "../../catalog.ts";
import { sameJson } from "../../changes/same-json.ts";
import { copyFragment } from "../../fragment.ts";
import { PAGE_ID } from "../../ids.ts";
import { type InsertionPoint, legalInsertionPoints } from "../../insertion-points.ts";
import type { BlockRecord } from "../../records.ts";
import type { Transaction } from "../../store.ts";
import { ancestors, type DocumentTree, subtree } from "../../tree.ts";
import { makeRoom } from "../make-room.ts";
import { type Operation, OperationRefused } from "../operation.ts";

/**
 * Brings a block back as it was in an earlier state of the page, with all it held: before the sibling that it stood
 * before, or as near to there as it may stand by now. What has come into it since goes. Tokens and named styles that it
 * wears come along where the page has them no longer; those that the page has stay as they are.
 */
export function restoreBlock(earlier: DocumentTree, id: string): Operation {
  return (transaction, catalog) => {
    const root = earlier.block(id);
    if (!root) throw new OperationRefused({ code: "not_found", path: [id], detail: "the block was not there" });
    const { blocks, tokens, namedStyles = [] } = copyFragment(earlier, [id]);
    const brought = tokens.map(({ site: _site, ...token }) => token);
    for (const shared of [...brought, ...namedStyles]) if (!transaction.get(shared.id)) transaction.put(shared);
    const current = new Map(blocks.flatMap((block) => subtree(transaction, block.id)).map((block) => [block.id, block]));
    for (const present of current.keys()) transaction.remove(present);
    const point = nearestPoint(transaction, catalog, earlier, blocks);
    const placed = { ...root, parentId: point.parentId, slot: point.slot, order: orderAt(transaction, point, root.order) };
    for (const block of [placed, ...blocks.slice(1)]) {
      const before = current.get(block.id);
      // The record itself where it is the same: what did not change is no part of the diff.
      transaction.put(before && sameJson(before, block) ? before : block);
    }
  };
}

/** Where it stood, or else within what was around it, the nearest first, or else the last place where it may stand. */
function nearestPoint(tree: DocumentTree, catalog: BlockCatalog, earlier: DocumentTree, blocks: readonly BlockRecord[]): InsertionPoint {
  const [root] = blocks;
  const points = legalInsertionPoints(tree, catalog, blocks);
  const chain = root ? [root, ...ancestors(earlier, root.id)] : [];
  for (const inside of chain) {
    const here = points.filter(({ parentId }) => parentId === inside.parentId);
    const slot = here.some((point) => point.slot === inside.slot) ? inside.slot : here[0]?.slot;
    if (slot === undefined) continue;
    return { parentId: inside.parentId, slot, beforeId: siblingAfter(tree, earlier, inside, slot) };
  }
  const last = points.at(-1);
  if (last) return last;
  throw new OperationRefused({ code: "illegal_place", path: [root?.id ?? PAGE_ID], detail: "it may stand nowhere on the page" });
}

/** The first of those that followed a block which still stands in the slot. */
function siblingAfter(tree: DocumentTree, earlier: DocumentTree, block: BlockRecord, slot: string): string | null {
  const siblings = earlier.children(block.parentId, block.slot);
  const later = siblings.slice(siblings.findIndex(({ id }) => id === block.id) + 1);
  const present = new Set(tree.children(block.parentId, slot).map(({ id }) => id));
  return later.find(({ id }) => present.has(id))?.id ?? null;
}

/** The order it had, where that is still between its neighbours. */
function orderAt(transaction: Transaction, point: InsertionPoint, order: string): string {
  const siblings = transaction.children(point.parentId, point.slot);
  const index = point.beforeId === null ? siblings.length : siblings.findIndex(({ id }) => id === point.beforeId);
  const [before, after] = [siblings[index - 1], siblings[index]];
  const fits = (!before || before.order < order) && (!after || order < after.order);
  return fits ? order : (makeRoom(transaction, point, 1)[0] ?? order);
}
