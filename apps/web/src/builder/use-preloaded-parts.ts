import { useEffect } from "react";
import { preloadParts } from "./load-later.tsx";

const SIGNS = ["pointermove", "pointerdown", "keydown", "touchstart"] as const;

/**
 * Fetches what the first picture did without as soon as there is a sign of somebody: before anything is chosen, so
 * that nothing waits, and whatever comes then works without a connection too.
 */
export function usePreloadedParts(): void {
  useEffect(() => {
    const stop = new AbortController();
    const start = (): void => {
      stop.abort();
      preloadParts();
    };
    for (const sign of SIGNS) window.addEventListener(sign, start, { signal: stop.signal, passive: true, capture: true });
    return () => stop.abort();
  }, []);
}
