import { setBlockSettings } from "@vitrine/document";
import { useCallback } from "react";
import { useEditor } from "../editor/use-editor.ts";

/** Hides a block at the width being edited, or shows it there again. */
export function useHiding(): (id: string) => void {
  const editor = useEditor();
  return useCallback(
    (id) => {
      const { breakpoint } = editor.view;
      const hiddenAt = editor.store.block(id)?.hiddenAt ?? [];
      const isHidden = hiddenAt.includes(breakpoint);
      editor.run(setBlockSettings(id, { hiddenAt: isHidden ? hiddenAt.filter((at) => at !== breakpoint) : [...hiddenAt, breakpoint] }));
    },
    [editor],
  );
}
