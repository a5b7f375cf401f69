import type { StyleRecord } from "@vitrine/document";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useEditor } from "../../editor/use-editor.ts";

/** The page's named styles in order; renders again when one of them changes. */
export function useNamedStyles(): readonly StyleRecord[] {
  const editor = useEditor();
  return useSyncExternalStore(
    useCallback(
      (listener) =>
        editor.store.subscribeAll((diff) => {
          for (const id in diff) if (diff[id]?.some((record) => record?.type === "style")) return listener();
        }),
      [editor],
    ),
    () => editor.store.namedStyles(),
  );
}

/** The page's named styles by id. */
export function useStylesById(): ReadonlyMap<string, StyleRecord> {
  const styles = useNamedStyles();
  return useMemo(() => new Map(styles.map((style) => [style.id, style])), [styles]);
}

/** On how many blocks a named style lies; renders again when that changes. */
export function useWearers(styleId: string): number {
  const editor = useEditor();
  return useSyncExternalStore(
    useCallback((listener) => editor.store.subscribeAll(listener), [editor]),
    () => editor.store.blocksWith(styleId).size,
  );
}
