import { subtree } from "../tree.ts";
import type { Operation } from "./operation.ts";

/** Removes blocks with all they hold. Ids that are not there are passed over: they are gone, as wished. */
export function removeBlocks(ids: readonly string[]): Operation {
  return (transaction) => {
    for (const id of ids) for (const block of subtree(transaction, id)) transaction.remove(block.id);
  };
}
