import type { Place } from "../places.ts";
import { subtree } from "../tree.ts";
import { makeRoom } from "./make-room.ts";
import { type Operation, OperationRefused } from "./operation.ts";

/** Moves blocks, in the order given, to a place. A block does not move into itself. */
export function moveBlocks(ids: readonly string[], place: Place): Operation {
  return (transaction) => {
    const moving = new Set(ids);
    const beforeId = place.beforeId !== null && moving.has(place.beforeId) ? siblingAfter(transaction, place, moving) : place.beforeId;
    const keys = makeRoom(transaction, { ...place, beforeId }, ids.length, moving);
    ids.forEach((id, index) => {
      const block = transaction.block(id);
      if (!block) throw new OperationRefused({ code: "not_found", path: [id], detail: "the block is not there" });
      if (subtree(transaction, id).some((inside) => inside.id === place.parentId)) {
        throw new OperationRefused({ code: "cycle", path: [id, "parentId"], detail: "a block cannot stand inside itself" });
      }
      transaction.put({ ...block, parentId: place.parentId, slot: place.slot, order: keys[index] ?? block.order });
    });
  };
}

function siblingAfter(tree: Parameters<Operation>[0], place: Place, moving: ReadonlySet<string>): string | null {
  const siblings = tree.children(place.parentId, place.slot);
  const index = siblings.findIndex((block) => block.id === place.beforeId);
  return siblings.slice(index + 1).find((block) => !moving.has(block.id))?.id ?? null;
}
