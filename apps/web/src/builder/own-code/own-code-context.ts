import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { CodeHolder, CodeState, OwnCode } from "./own-code.ts";

export const OwnCodeContext = createContext<OwnCode | null>(null);

/** The code of the page and its blocks; draws again when more is known of it. */
export function useOwnCode(): OwnCode {
  const ownCode = useContext(OwnCodeContext);
  if (!ownCode) throw new Error("useOwnCode is for components that know whose code it is");
  useSyncExternalStore(
    useCallback((listener) => ownCode.subscribe(listener), [ownCode]),
    () => ownCode.version,
  );
  return ownCode;
}

export function useCodeState(holder: CodeHolder): CodeState {
  return useOwnCode().stateOf(holder);
}
