import { type BlockRecord, PAGE_ID, type PageRecord } from "@vitrine/document";
import { useCallback, useRef, useSyncExternalStore } from "react";
import { useEditor, useEditorView } from "../editor/use-editor.ts";

const NONE: readonly (BlockRecord | PageRecord)[] = [];

/** The records of the selection, the page's when nothing else is chosen; renders again when one of them changes. */
export function useSelectedRecords(): readonly (BlockRecord | PageRecord)[] {
  const editor = useEditor();
  const selection = useEditorView((view) => view.selection);
  const last = useRef(NONE);
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const ends = (selection.length > 0 ? selection : [PAGE_ID]).map((id) => editor.store.subscribe(id, listener));
        return () => {
          for (const end of ends) end();
        };
      },
      [editor, selection],
    ),
    () => {
      const ids = selection.length > 0 ? selection : [PAGE_ID];
      const records = ids.map((id) => editor.store.get(id)).filter((record) => record?.type === "block" || record?.type === "page");
      const isSame = records.length === last.current.length && records.every((record, index) => record === last.current[index]);
      if (!isSame) last.current = records;
      return last.current;
    },
  );
}
