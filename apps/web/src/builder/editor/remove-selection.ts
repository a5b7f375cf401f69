import { type BlockRecord, ok, PAGE_ID, type Result, removeBlocks } from "@vitrine/document";
import type { Editor } from "./editor.ts";
import { outermost } from "./outermost.ts";

/**
 * Deletes the selected blocks and selects what is nearest to where they were. Returns how many went, or why they stay: one
 * of them is locked.
 */
export function removeSelection(editor: Editor): Result<number> {
  const { store } = editor;
  const ids = outermost(store, editor.view.selection);
  const last = store.block(ids.at(-1) ?? "");
  if (!last) return ok(0);
  const neighbour = neighbourOf(store.children(last.parentId, last.slot), last.id, ids);
  const result = editor.run(removeBlocks(ids));
  if (!result.ok) return result;
  editor.select(neighbour ?? (last.parentId === PAGE_ID ? PAGE_ID : last.parentId));
  return ok(ids.length);
}

function neighbourOf(siblings: readonly BlockRecord[], id: string, going: readonly string[]): string | undefined {
  const index = siblings.findIndex((sibling) => sibling.id === id);
  const goes = new Set(going);
  const stays = (sibling: BlockRecord): boolean => !goes.has(sibling.id);
  return (siblings.slice(index + 1).find(stays) ?? siblings.slice(0, index).findLast(stays))?.id;
}
