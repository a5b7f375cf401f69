import type { ZodType } from "zod";
import { displayRule } from "../display/display-rule.ts";
import { entrance } from "../entrance.ts";
import type { BlockRecord } from "../records.ts";
import { type Operation, OperationRefused } from "./operation.ts";

/** What a block has apart from its kind's props: its name, its anchor, where it is hidden, its lock, from whom, and how it comes in. */
export type BlockSettings = Partial<Pick<BlockRecord, "name" | "anchor" | "hiddenAt" | "locked" | "display" | "entrance">>;

/** Sets a block's name, anchor, hiding, lock, rule or entrance; an empty value takes it away. An anchor is one block's alone. */
export function setBlockSettings(id: string, settings: BlockSettings): Operation {
  return (transaction) => {
    const block = transaction.block(id);
    if (!block) throw new OperationRefused({ code: "not_found", path: [id], detail: "the block is not there" });
    if (settings.display) check(displayRule, settings.display, [id, "display"]);
    if (settings.entrance) check(entrance, settings.entrance, [id, "entrance"]);
    const next = { ...block, ...settings };
    if (!next.name) delete next.name;
    if (!next.anchor) delete next.anchor;
    if (!next.hiddenAt?.length) delete next.hiddenAt;
    if (!next.locked) delete next.locked;
    if (!next.display) delete next.display;
    if (!next.entrance) delete next.entrance;
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

function check(schema: ZodType, value: unknown, at: readonly string[]): void {
  const read = schema.safeParse(value);
  if (read.success) return;
  const problems = read.error.issues.map(({ path, message }) => {
    const place = path.map((part) => (typeof part === "symbol" ? String(part) : part));
    return { code: "malformed", path: [...at, ...place], detail: message } as const;
  });
  throw new OperationRefused(...problems);
}
