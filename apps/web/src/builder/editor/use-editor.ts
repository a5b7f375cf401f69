import type { BlockRecord, DocumentRecord } from "@vitrine/document";
import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from "react";
import type { Editor, EditorView } from "./editor.ts";

/** The editor of the page on screen, for everything inside the builder. */
export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("useEditor is for components inside the builder");
  return editor;
}

/** A part of the view; renders again only when that part changes. The picked value must be a primitive or kept as it is. */
export function useEditorView<Value>(pick: (view: EditorView) => Value): Value {
  const editor = useEditor();
  const picked = useRef(pick);
  picked.current = pick;
  return useSyncExternalStore(
    useCallback((listener) => editor.subscribeView(listener), [editor]),
    () => picked.current(editor.view),
  );
}

/** One record; renders again when it, or the list of its children, changes. */
export function useRecord(id: string): DocumentRecord | undefined {
  const editor = useEditor();
  return useSyncExternalStore(
    useCallback((listener) => editor.store.subscribe(id, listener), [editor, id]),
    () => editor.store.get(id),
  );
}

export function useBlock(id: string): BlockRecord | undefined {
  const record = useRecord(id);
  return record?.type === "block" ? record : undefined;
}
