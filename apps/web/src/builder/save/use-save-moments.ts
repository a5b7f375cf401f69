import { useEffect } from "react";
import type { Autosave } from "./autosave.ts";

/** Saves at the moments that matter: when the window loses the person, when the connection is back, when it is left. */
export function useSaveMoments(autosave: Autosave): void {
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const flush = (): void => {
      if (autosave.isAtRisk) autosave.flush();
    };
    autosave.start();
    window.addEventListener("blur", flush, { signal });
    window.addEventListener("focus", flush, { signal });
    window.addEventListener("online", flush, { signal });
    window.addEventListener("pagehide", flush, { signal });
    document.addEventListener("visibilitychange", flush, { signal });
    window.addEventListener(
      "beforeunload",
      (event) => {
        if (autosave.isAtRisk) event.preventDefault();
      },
      { signal },
    );
    return () => {
      ending.abort();
      flush();
      autosave.stop();
    };
  }, [autosave]);
}
