import type { StyleRecord } from "../../records.ts";
import type { Operation } from "../operation.ts";

/** Adds a named style, or changes one; every block it lies on follows. */
export function putStyle(style: StyleRecord): Operation {
  return (transaction) => transaction.put(style);
}

/** Removes a named style; refused by the rules while it lies on a block. */
export function removeStyle(id: string): Operation {
  return (transaction) => {
    if (transaction.get(id)?.type === "style") transaction.remove(id);
  };
}
