import { useCallback, useSyncExternalStore } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { useAnnouncer } from "./canvas-provider.tsx";

/** Reads out what has happened on the canvas. */
export function LiveRegion() {
  const t = useText("builder");
  const announcer = useAnnouncer();
  const latest = useSyncExternalStore(
    useCallback((listener) => announcer.subscribe(listener), [announcer]),
    () => announcer.latest,
  );
  return (
    <div role="status" aria-live="polite" data-spoken="" className="sr-only">
      {latest ? t(latest.key, latest.values ?? {}) : ""}
    </div>
  );
}
