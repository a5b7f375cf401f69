import { useEffect, useEffectEvent } from "react";
import { connection } from "./connection.ts";
import type { Problem } from "./problem.ts";

/** Tries again by itself what failed for want of an answer, as soon as the server can be reached again. */
export function useRetryWhenBack({ code }: Problem, retry: () => void): void {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (code !== "OFFLINE") return undefined;
    return connection.subscribe((isThere) => {
      if (isThere) tryAgain();
    });
  }, [code]);
}
