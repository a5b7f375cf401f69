import { useText } from "../../../platform/language/use-text.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import type { DownloadStep } from "./use-download.ts";

/** What became of a download: that it is there, or why it is not. */
export function DownloadNote({ step }: { readonly step: DownloadStep }) {
  const t = useText("publish");
  return (
    <div className="w-full" aria-live="polite">
      {step.kind === "downloaded" ? <Notice tone="success">{t("download.done")}</Notice> : null}
      {step.kind === "refused" ? <Notice tone="danger">{step.message}</Notice> : null}
    </div>
  );
}
