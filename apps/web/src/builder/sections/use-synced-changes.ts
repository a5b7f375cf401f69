import { useEffect, useEffectEvent } from "react";
import type { SyncedSections } from "./synced-sections.ts";

/** Milliseconds in which changes of pages are gathered: whoever types in one saves all the time. */
export const GATHER_MS = 1_000;

/**
 * Calls back when sections or the pages that have them have changed, here or elsewhere.
 * @param id the only section that matters; null where all do.
 */
export function useSyncedChanges(synced: SyncedSections, id: string | null, onChange: () => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      synced.watch((changed) => {
        if (id === null || changed === null || changed === id) change();
      }),
      synced.watchPages(() => {
        timer ??= setTimeout(() => {
          timer = undefined;
          change();
        }, GATHER_MS);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [synced, id]);
}
