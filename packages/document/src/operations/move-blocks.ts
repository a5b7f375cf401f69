import type { InsertionPoint } from "../insertion-points.ts";
import { subtree } from "../tree.ts";
import { makeRoom } from "./make-room.ts";
import { type Operation, OperationRefused } from "./operation.ts";

/** Moves blocks, in the order given, to an insertion point. A block does not move into itself. */
export function moveBlocks(ids: readonly string[], point: InsertionPoint): Operation {
  return (transaction) => {
    const moving = new Set(ids);
    const beforeId = point.beforeId !== null && moving.has(point.beforeId) ? siblingAfter(transaction, point, moving) : point.beforeId;
    const keys = makeRoom(transaction, { ...point, beforeId }, ids.length, moving);
    ids.forEach((id, index) => {
      const block = transaction.block(id);
      if (!block) throw new OperationRefused({ code: "not_found", path: [id], detail: "the block is not there" });
      if (subtree(transaction, id).some((inside) => inside.id === point.parentId)) {
        throw new OperationRefused({ code: "cycle", path: [id, "parentId"], detail: "a block cannot stand inside itself" });
      }
      transaction.put({ ...block, parentId: point.parentId, slot: point.slot, order: keys[index] ?? block.order });
    });
  };
}

function siblingAfter(tree: Parameters<Operation>[0], point: InsertionPoint, moving: ReadonlySet<string>): string | null {
  const siblings = tree.children(point.parentId, point.slot);
  const index = siblings.findIndex((block) => block.id === point.beforeId);
  return siblings.slice(index + 1).find((block) => !moving.has(block.id))?.id ?? null;
}
