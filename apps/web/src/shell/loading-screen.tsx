import { useText } from "../platform/language/use-text.ts";
import { Wordmark } from "../ui/wordmark.tsx";

/** Until it is known who is there. */
export function LoadingScreen() {
  const t = useText("shell");
  return (
    <div role="status" aria-label={t("loading")} className="grid min-h-dvh place-items-center">
      <span className="animate-breathe">
        <Wordmark isCompact />
      </span>
    </div>
  );
}
