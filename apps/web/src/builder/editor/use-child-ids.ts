import type { BlockRecord } from "@vitrine/document";
import { useCallback, useRef, useSyncExternalStore } from "react";
import { useEditor } from "./use-editor.ts";

/** The ids of the children in a slot, in order; the list stays the same while only what the children hold changes. */
export function useChildIds(parentId: string, slot: string): readonly string[] {
  const editor = useEditor();
  const last = useRef<{ blocks: readonly BlockRecord[]; ids: readonly string[] }>({ blocks: [], ids: [] });
  return useSyncExternalStore(
    useCallback((listener) => editor.store.subscribe(parentId, listener), [editor, parentId]),
    () => {
      const blocks = editor.store.children(parentId, slot);
      const { blocks: before, ids } = last.current;
      if (blocks === before) return ids;
      const isSame = blocks.length === ids.length && blocks.every((block, index) => block.id === ids[index]);
      last.current = { blocks, ids: isSame ? ids : blocks.map((block) => block.id) };
      return last.current.ids;
    },
  );
}
