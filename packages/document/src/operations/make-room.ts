import type { InsertionPoint } from "../insertion-points.ts";
import { isOrderKey, keysBetween } from "../order.ts";
import type { BlockRecord } from "../records.ts";
import type { Transaction } from "../store.ts";
import { OperationRefused } from "./operation.ts";

/**
 * Order keys for `count` blocks that go to an insertion point; `moving` are siblings on their way there, which don't count.
 * Where the siblings leave no key between them, they are given new ones in the same change: those from the place
 * on that share a key (two people have inserted there), or all of them where keys have grown too long.
 */
export function makeRoom(
  transaction: Transaction,
  point: InsertionPoint,
  count: number,
  moving: ReadonlySet<string> = new Set(),
): string[] {
  const siblings = transaction.children(point.parentId, point.slot).filter((block) => !moving.has(block.id));
  const index = point.beforeId === null ? siblings.length : siblings.findIndex((block) => block.id === point.beforeId);
  if (index < 0) {
    throw new OperationRefused({ code: "not_found", path: [point.beforeId ?? ""], detail: "the sibling to stand before is not there" });
  }
  const before = siblings[index - 1]?.order ?? null;
  let end = index;
  while (before !== null && siblings[end]?.order === before) end += 1;
  const keys = keysBetween(before, siblings[end]?.order ?? null, count + end - index);
  if (keys.every(isOrderKey)) {
    rekey(transaction, siblings.slice(index, end), keys.slice(count));
    return keys.slice(0, count);
  }
  const all = keysBetween(null, null, siblings.length + count);
  rekey(transaction, siblings, [...all.slice(0, index), ...all.slice(index + count)]);
  return all.slice(index, index + count);
}

function rekey(transaction: Transaction, blocks: readonly BlockRecord[], keys: readonly string[]): void {
  for (const [index, block] of blocks.entries()) {
    const order = keys[index];
    if (order !== undefined && order !== block.order) transaction.put({ ...block, order });
  }
}
