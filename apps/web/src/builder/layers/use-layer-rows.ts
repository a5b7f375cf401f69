import { ancestors } from "@vitrine/document";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useEditor, useEditorView } from "../editor/use-editor.ts";
import { changesRows, type LayerRow, layerRows } from "./layer-rows.ts";

interface LayerRows {
  readonly rows: readonly LayerRow[];
  setOpen(id: string, isOpen: boolean): void;
}

/** The rows of the layers list, kept up to date; what is selected is never inside a closed one. */
export function useLayerRows(): LayerRows {
  const editor = useEditor();
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set());
  const [revision, setRevision] = useState(0);
  useEffect(
    () =>
      editor.store.subscribeAll((diff) => {
        if (changesRows(diff)) setRevision((count) => count + 1);
      }),
    [editor],
  );
  const setOpen = useCallback((id: string, isOpen: boolean) => {
    setClosed((before) => {
      const after = new Set(before);
      if (isOpen) after.delete(id);
      else after.add(id);
      return after;
    });
  }, []);
  const selectedId = useEditorView((view) => view.selection.at(-1));
  useEffect(() => {
    if (selectedId === undefined) return;
    const around = ancestors(editor.store, selectedId).map((block) => block.id);
    setClosed((before) => (around.some((id) => before.has(id)) ? new Set([...before].filter((id) => !around.includes(id))) : before));
  }, [editor, selectedId]);
  const rows = useMemo(() => ({ revision, list: layerRows(editor.store, closed) }), [editor, closed, revision]);
  return { rows: rows.list, setOpen };
}
