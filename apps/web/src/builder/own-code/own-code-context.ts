import type { BlockRecord } from "@vitrine/document";
import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { CodeState, OwnCode } from "./own-code.ts";

export const OwnCodeContext = createContext<OwnCode | null>(null);

/** The code of the page's blocks; draws again when more is known of it. */
export function useOwnCode(): OwnCode {
  const ownCode = useContext(OwnCodeContext);
  if (!ownCode) throw new Error("useOwnCode is for components inside the builder");
  useSyncExternalStore(
    useCallback((listener) => ownCode.subscribe(listener), [ownCode]),
    () => ownCode.version,
  );
  return ownCode;
}

export function useCodeState(block: BlockRecord): CodeState {
  return useOwnCode().stateOf(block);
}
