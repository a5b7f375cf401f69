import { type DocumentRecord, lockOf } from "@vitrine/document";
import { useCallback, useSyncExternalStore } from "react";
import { useEditor } from "../editor/use-editor.ts";

/** The id of the block whose lock holds one of some blocks; undefined while all are free. It may be one around them. */
export function useLockOf(records: readonly DocumentRecord[]): string | undefined {
  const { store } = useEditor();
  return useSyncExternalStore(
    useCallback((listener) => store.subscribeAll(listener), [store]),
    () => {
      for (const { id } of records) {
        const lock = lockOf(store, id);
        if (lock) return lock.id;
      }
      return undefined;
    },
  );
}
