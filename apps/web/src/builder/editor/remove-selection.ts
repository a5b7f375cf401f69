import { type BlockRecord, PAGE_ID, removeBlocks } from "@vitrine/document";
import type { Editor } from "./editor.ts";
import { outermost } from "./outermost.ts";

/** Deletes the selected blocks and selects what is nearest to where they were. Returns how many went. */
export function removeSelection(editor: Editor): number {
  const { store } = editor;
  const ids = outermost(store, editor.view.selection);
  const last = store.block(ids.at(-1) ?? "");
  if (!last) return 0;
  const neighbour = neighbourOf(store.children(last.parentId, last.slot), last.id, ids);
  if (!editor.run(removeBlocks(ids)).ok) return 0;
  editor.select(neighbour ?? (last.parentId === PAGE_ID ? PAGE_ID : last.parentId));
  return ids.length;
}

function neighbourOf(siblings: readonly BlockRecord[], id: string, going: readonly string[]): string | undefined {
  const index = siblings.findIndex((sibling) => sibling.id === id);
  const stays = (sibling: BlockRecord): boolean => !going.includes(sibling.id);
  return (siblings.slice(index + 1).find(stays) ?? siblings.slice(0, index).findLast(stays))?.id;
}
