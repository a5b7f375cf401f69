import type { Json } from "../reading/json.ts";
import { type Operation, OperationRefused } from "./operation.ts";

/** Replaces some of a block's props; a value of `undefined` takes the prop away. */
export function setProps(id: string, props: Readonly<Record<string, Json | undefined>>): Operation {
  return (transaction) => {
    const block = transaction.block(id);
    if (!block) throw new OperationRefused({ code: "not_found", path: [id], detail: "the block is not there" });
    const next = { ...block.props };
    for (const [name, value] of Object.entries(props)) {
      if (value === undefined) delete next[name];
      else next[name] = value;
    }
    transaction.put({ ...block, props: next });
  };
}
