import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { refusalText } from "../placing/refusal-text.ts";
import { useAnnouncer } from "./canvas-provider.tsx";

/** Reads out what has happened on the canvas; why something has not is shown as well, where the eye does not find it. */
export function LiveRegion() {
  const t = useText("builder");
  const language = useLanguage();
  const announcer = useAnnouncer();
  const latest = useSyncExternalStore(
    useCallback((listener) => announcer.subscribe(listener), [announcer]),
    () => announcer.latest,
  );
  const refusal = latest?.refusal ? refusalText(t, language, latest.refusal) : null;
  const isToast = latest?.refusal !== undefined && !latest.isShown;
  // A toast is read out by itself.
  useEffect(() => {
    if (latest && isToast && refusal !== null) toast.warning({ title: t("place.title"), desc: refusal });
  }, [latest, isToast, refusal, t]);
  useEffect(() => {
    if (latest?.isWarning) toast.warning({ title: t(latest.key) });
  }, [latest, t]);
  const spoken = latest?.isWarning ? "" : latest?.key ? t(latest.key, latest.values ?? {}) : isToast ? "" : refusal;
  return (
    <div role="status" aria-live="polite" data-spoken="" className="sr-only">
      {spoken}
    </div>
  );
}
