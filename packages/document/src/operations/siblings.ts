import { keysBetween } from "../order.ts";
import type { Place } from "../places.ts";
import type { DocumentTree } from "../tree.ts";
import { OperationRefused } from "./operation.ts";

/** Order keys for `count` blocks that go to a place; `moving` are siblings on their way there, which don't count. */
export function orderKeysAt(tree: DocumentTree, place: Place, count: number, moving: ReadonlySet<string> = new Set()): string[] {
  const siblings = tree.children(place.parentId, place.slot).filter((block) => !moving.has(block.id));
  const index = place.beforeId === null ? siblings.length : siblings.findIndex((block) => block.id === place.beforeId);
  if (index < 0) {
    throw new OperationRefused({ code: "not_found", path: [place.beforeId ?? ""], detail: "the sibling to stand before is not there" });
  }
  const before = siblings[index - 1]?.order ?? null;
  let after = siblings[index]?.order ?? null;
  if (before !== null && after !== null && before >= after) after = null;
  return keysBetween(before, after, count);
}
