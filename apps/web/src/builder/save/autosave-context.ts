import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { Autosave } from "./autosave.ts";
import type { SaveState } from "./save-state.ts";

export const AutosaveContext = createContext<Autosave | null>(null);

export function useAutosave(): Autosave {
  const autosave = useContext(AutosaveContext);
  if (!autosave) throw new Error("useAutosave is for components inside the builder");
  return autosave;
}

/** How far saving has got. */
export function useSaveState(): SaveState {
  const autosave = useAutosave();
  return useSyncExternalStore(
    useCallback((listener) => autosave.subscribe(listener), [autosave]),
    () => autosave.state,
  );
}
