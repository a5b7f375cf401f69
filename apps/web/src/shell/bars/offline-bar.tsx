import { WifiOff } from "lucide-react";
import { useOnline } from "../../platform/calls/use-online.ts";
import { useText } from "../../platform/language/use-text.ts";

/** Says that the connection is gone, and that nothing is lost by it. */
export function OfflineBar() {
  const t = useText("shell");
  if (useOnline()) return null;
  return (
    <p role="status" className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-tool text-warning">
      <WifiOff size={16} aria-hidden="true" className="shrink-0" />
      {t("offline")}
    </p>
  );
}
