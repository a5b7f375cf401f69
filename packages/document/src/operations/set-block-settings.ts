import type { BlockRecord } from "../records.ts";
import { type Operation, OperationRefused } from "./operation.ts";

/** What a block has apart from its kind's props: its name, its anchor, and where it is hidden. */
export type BlockSettings = Partial<Pick<BlockRecord, "name" | "anchor" | "hiddenAt">>;

/** Sets a block's name, anchor or hiding; an empty value takes it away. An anchor is one block's alone. */
export function setBlockSettings(id: string, settings: BlockSettings): Operation {
  return (transaction) => {
    const block = transaction.block(id);
    if (!block) throw new OperationRefused({ code: "not_found", path: [id], detail: "the block is not there" });
    const next = { ...block, ...settings };
    if (!next.name) delete next.name;
    if (!next.anchor) delete next.anchor;
    if (!next.hiddenAt?.length) delete next.hiddenAt;
    if (settings.anchor) {
      for (const other of transaction.records()) {
        if (other.type === "block" && other.id !== id && other.anchor === settings.anchor) {
          throw new OperationRefused({ code: "malformed", path: [id, "anchor"], detail: `the anchor belongs to ${other.id}` });
        }
      }
    }
    transaction.put(next);
  };
}
