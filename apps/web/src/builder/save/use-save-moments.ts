import { useEffect } from "react";
import { connection } from "../../platform/calls/connection.ts";
import { isAwayToLogIn, onLoggedInAgain } from "../../platform/person/log-in-again.ts";
import type { OwnCode } from "../own-code/own-code.ts";
import type { Autosave } from "./autosave.ts";

/**
 * Saves at the moments that matter: when the window loses the person, when the connection is back, when somebody
 * logged in again, when it is left. Code that was typed is told of with it: what is saved is what visitors will get.
 */
export function useSaveMoments(autosave: Autosave, ownCode: OwnCode): void {
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const flush = (): void => {
      if (autosave.isAtRisk) autosave.flush();
      void ownCode.settled();
    };
    autosave.start();
    const stopListening = [connection.subscribe((isThere) => isThere && flush()), onLoggedInAgain(flush)];
    window.addEventListener("blur", flush, { signal });
    window.addEventListener("focus", flush, { signal });
    window.addEventListener("pagehide", flush, { signal });
    document.addEventListener("visibilitychange", flush, { signal });
    window.addEventListener(
      "beforeunload",
      (event) => {
        // On the way to a log-in elsewhere and back, what is kept in this browser waits for the return.
        const isAtRisk = autosave.isAtRisk || ownCode.isSettling;
        if (isAtRisk && !(autosave.isKept && isAwayToLogIn())) event.preventDefault();
      },
      { signal },
    );
    return () => {
      ending.abort();
      for (const stop of stopListening) stop();
      flush();
      autosave.stop();
    };
  }, [autosave, ownCode]);
}
