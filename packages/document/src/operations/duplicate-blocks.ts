import { copyFragment, withFreshIds } from "../fragment.ts";
import type { MakeId } from "../ids.ts";
import { insertFragment } from "./insert-fragment.ts";
import { type Operation, OperationRefused } from "./operation.ts";

/** Puts a copy of each block, with all it holds, right after it. */
export function duplicateBlocks(ids: readonly string[], makeId: MakeId): Operation {
  return (transaction, catalog) => {
    for (const id of copyFragment(transaction, ids).rootIds) {
      const block = transaction.block(id);
      if (!block) throw new OperationRefused({ code: "not_found", path: [id], detail: "the block is not there" });
      const siblings = transaction.children(block.parentId, block.slot);
      const next = siblings[siblings.findIndex((sibling) => sibling.id === id) + 1];
      const copy = withFreshIds(copyFragment(transaction, [id]), makeId);
      insertFragment(copy, { parentId: block.parentId, slot: block.slot, beforeId: next?.id ?? null })(transaction, catalog);
    }
  };
}
