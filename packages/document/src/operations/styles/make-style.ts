import { keyBetween } from "../../order.ts";
import { type Operation, OperationRefused } from "../operation.ts";
import { wearStyles } from "./set-style-ids.ts";

/** Makes a named style of a block's own values, which move into it: the block looks as before, and wears the style. */
export function makeStyle(blockId: string, { id, name }: { readonly id: string; readonly name: string }): Operation {
  return (transaction) => {
    const block = transaction.block(blockId);
    if (!block) throw new OperationRefused({ code: "not_found", path: [blockId], detail: "the block is not there" });
    if (transaction.get(id)) throw new OperationRefused({ code: "malformed", path: [id], detail: "this id is taken" });
    const order = keyBetween(transaction.namedStyles().at(-1)?.order ?? null, null);
    transaction.put({ type: "style", id, name, order, styles: block.styles });
    transaction.put({ ...block, styles: {} });
    wearStyles(transaction, blockId, [...(block.styleIds ?? []), id]);
  };
}
