import type { Fragment } from "../fragment.ts";
import { PAGE_ID } from "../ids.ts";
import type { InsertionPoint } from "../insertion-points.ts";
import type { BlockRecord } from "../records.ts";
import { freeAnchors } from "./free-anchors.ts";
import { freeKeys } from "./free-keys.ts";
import { makeRoom } from "./make-room.ts";
import { type Operation, OperationRefused } from "./operation.ts";

/**
 * Puts a fragment (new blocks, a paste, a template's section) at an insertion point. Its ids must be fresh. Tokens and
 * named styles it brings are added where the page has none of that id; the page's own stay as they are, and a token that
 * was brought follows no site's style: it may come from another. A block that links lead to is given an anchor, where it
 * brings none, and a field a key that its form has not got.
 */
export function insertFragment(fragment: Fragment, point: InsertionPoint): Operation {
  return (transaction, catalog) => {
    if (point.parentId !== PAGE_ID && !transaction.block(point.parentId)) {
      throw new OperationRefused({ code: "not_found", path: [point.parentId], detail: "the container is not there" });
    }
    const tokens = fragment.tokens.map(({ site: _site, ...token }) => token);
    for (const brought of [...tokens, ...(fragment.namedStyles ?? [])]) if (!transaction.get(brought.id)) transaction.put(brought);
    const keys = makeRoom(transaction, point, fragment.rootIds.length);
    let freeAnchor: ReturnType<typeof freeAnchors> | undefined;
    for (const block of fragment.blocks) {
      if (transaction.get(block.id)) {
        throw new OperationRefused({ code: "malformed", path: [block.id], detail: "this id is taken" });
      }
      const index = fragment.rootIds.indexOf(block.id);
      const placed: BlockRecord =
        index < 0 ? block : { ...block, parentId: point.parentId, slot: point.slot, order: keys[index] ?? block.order };
      const base = block.anchor ? undefined : catalog.get(block.kind)?.anchorBase?.(transaction.page().language);
      if (base !== undefined) freeAnchor ??= freeAnchors(transaction);
      transaction.put(base !== undefined && freeAnchor ? { ...placed, anchor: freeAnchor(base) } : placed);
    }
    freeKeys(transaction, catalog, fragment.blocks);
  };
}
