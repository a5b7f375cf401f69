import { duplicateBlocks, randomId } from "@vitrine/document";
import type { Editor } from "./editor.ts";
import { outermost } from "./outermost.ts";

/** Puts a copy of each selected block right after it and selects the copies. Returns how many there are. */
export function duplicateSelection(editor: Editor): number {
  const { store } = editor;
  const ids = outermost(store, editor.view.selection);
  if (ids.length === 0 || !editor.run(duplicateBlocks(ids, randomId)).ok) return 0;
  const copies = ids.flatMap((id) => {
    const block = store.block(id);
    const siblings = block ? store.children(block.parentId, block.slot) : [];
    return siblings[siblings.findIndex((sibling) => sibling.id === id) + 1]?.id ?? [];
  });
  editor.select(...copies);
  return copies.length;
}
