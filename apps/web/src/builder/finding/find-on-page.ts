import { type DocumentTree, lockOf, type Result, setProps, type WordSearch } from "@vitrine/document";
import type { Editor } from "../editor/editor.ts";
import { layerRows } from "../layers/layer-rows.ts";
import { findInBlock, replacedProps, type WordPlace } from "./block-words.ts";

/** Every place where words are found on the page, in its order. */
export function findOnPage(tree: DocumentTree, search: WordSearch): WordPlace[] {
  if (search.text === "") return [];
  return layerRows(tree, new Set()).flatMap(({ id }) => {
    const block = tree.block(id);
    return block ? findInBlock(block, search) : [];
  });
}

/** What replacing has come to. */
export interface Replaced {
  readonly count: number;
  /** How many places stay as they are, because their block is locked. */
  readonly locked: number;
}

/**
 * Puts other words in some places of the page, as `findOnPage` gives them: one step to undo, all of it or nothing. What is
 * locked stays.
 */
export function replaceOnPage(editor: Editor, places: readonly WordPlace[], by: string): Result<Replaced> {
  const { store } = editor;
  const free = places.filter(({ blockId }) => !lockOf(store, blockId));
  const byBlock = new Map<string, WordPlace[]>();
  for (const place of free) {
    const own = byBlock.get(place.blockId);
    if (own) own.push(place);
    else byBlock.set(place.blockId, [place]);
  }
  const result = editor.run((transaction, catalog) => {
    for (const [id, own] of byBlock) {
      const block = transaction.block(id);
      if (block) setProps(id, replacedProps(block, own, by))(transaction, catalog);
    }
  });
  return result.ok ? { ok: true, value: { count: free.length, locked: places.length - free.length } } : result;
}
