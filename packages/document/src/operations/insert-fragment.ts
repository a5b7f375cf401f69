import type { Fragment } from "../fragment.ts";
import { PAGE_ID } from "../ids.ts";
import type { Place } from "../places.ts";
import type { BlockRecord } from "../records.ts";
import { makeRoom } from "./make-room.ts";
import { type Operation, OperationRefused } from "./operation.ts";

/**
 * Puts a fragment (new blocks, a paste, a template's section) at a place. Its ids must be fresh. Tokens it
 * brings are added where the page has none of that id; the page's own keep their value.
 */
export function insertFragment(fragment: Fragment, place: Place): Operation {
  return (transaction) => {
    if (place.parentId !== PAGE_ID && !transaction.block(place.parentId)) {
      throw new OperationRefused({ code: "not_found", path: [place.parentId], detail: "the container is not there" });
    }
    for (const token of fragment.tokens) if (!transaction.get(token.id)) transaction.put(token);
    const keys = makeRoom(transaction, place, fragment.rootIds.length);
    for (const block of fragment.blocks) {
      if (transaction.get(block.id)) {
        throw new OperationRefused({ code: "malformed", path: [block.id], detail: "this id is taken" });
      }
      const index = fragment.rootIds.indexOf(block.id);
      const placed: BlockRecord =
        index < 0 ? block : { ...block, parentId: place.parentId, slot: place.slot, order: keys[index] ?? block.order };
      transaction.put(placed);
    }
  };
}
