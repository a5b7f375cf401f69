import { STYLES_A_BLOCK } from "../../records.ts";
import type { Transaction } from "../../store.ts";
import { type Operation, OperationRefused } from "../operation.ts";

/** Says which named styles lie on a block, the later over the earlier; none takes them all away. */
export function setStyleIds(blockId: string, styleIds: readonly string[]): Operation {
  return (transaction) => wearStyles(transaction, blockId, styleIds);
}

/** Writes the named styles of a block; refuses one twice, and more than a block takes. */
export function wearStyles(transaction: Transaction, blockId: string, styleIds: readonly string[]): void {
  const block = transaction.block(blockId);
  if (!block) throw new OperationRefused({ code: "not_found", path: [blockId], detail: "the block is not there" });
  const path = [blockId, "styleIds"];
  if (styleIds.length > STYLES_A_BLOCK) {
    throw new OperationRefused({ code: "too_large", path, detail: `at most ${STYLES_A_BLOCK} named styles lie on a block` });
  }
  if (new Set(styleIds).size < styleIds.length) {
    throw new OperationRefused({ code: "malformed", path, detail: "a named style lies on a block once" });
  }
  const { styleIds: _before, ...bare } = block;
  transaction.put(styleIds.length > 0 ? { ...bare, styleIds: [...styleIds] } : bare);
}
