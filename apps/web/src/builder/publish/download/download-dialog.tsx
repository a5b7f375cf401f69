import { useEffect, useEffectEvent } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { DownloadNote } from "./download-note.tsx";
import { useDownload } from "./use-download.ts";

/** Takes the page along as soon as it opens; closed while the file is made, it is given up. */
export function DownloadDialog({ onClose }: { onClose(): void }) {
  const t = useText("publish");
  const { step, start, stop } = useDownload();
  const begin = useEffectEvent(() => void start());
  useEffect(() => {
    begin();
    return stop;
  }, [stop]);
  const isOver = step.kind === "downloaded" || step.kind === "refused";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("download.action")}
      description={t("download.text")}
      footer={
        <>
          <Button onClick={onClose}>{isOver ? t("download.close") : t("download.cancel")}</Button>
          {isOver ? (
            <Button variant="primary" onClick={() => void start()}>
              {step.kind === "refused" ? t("download.retry") : t("download.again")}
            </Button>
          ) : null}
        </>
      }
    >
      {isOver ? null : (
        <p role="status" className="flex items-center gap-2 text-tool text-ink-soft">
          <Spinner />
          {t("download.working")}
        </p>
      )}
      <DownloadNote step={step} />
    </Dialog>
  );
}
