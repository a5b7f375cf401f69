import { blockCatalog } from "@vitrine/blocks";
import { copyFragment, duplicateBlocks, ok, type PlaceRefusal, type Result, randomId, whyNot, withFreshIds } from "@vitrine/document";
import type { Editor } from "./editor.ts";
import { outermost } from "./outermost.ts";

/**
 * Puts a copy of each selected block right after it and selects the copies. Returns how many there are, or why the page
 * does not take them.
 */
export function duplicateSelection(editor: Editor): Result<number> {
  const { store } = editor;
  const ids = outermost(store, editor.view.selection);
  const result = editor.run(duplicateBlocks(ids, randomId));
  if (!result.ok || ids.length === 0) return result.ok ? ok(0) : result;
  const copies = ids.flatMap((id) => {
    const block = store.block(id);
    const siblings = block ? store.children(block.parentId, block.slot) : [];
    return siblings[siblings.findIndex((sibling) => sibling.id === id) + 1]?.id ?? [];
  });
  editor.select(...copies);
  return ok(copies.length);
}

/** Why the selected blocks cannot be duplicated, as far as can be told beforehand; null where they can. */
export function whyNotDuplicated({ store, view }: Editor): PlaceRefusal | null {
  for (const id of outermost(store, view.selection)) {
    const block = store.block(id);
    const copy = withFreshIds(copyFragment(store, [id]), randomId);
    const refusal = block && whyNot(store, blockCatalog, block, [copy.blocks]);
    if (refusal) return refusal;
  }
  return null;
}
