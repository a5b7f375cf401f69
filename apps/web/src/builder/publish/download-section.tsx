import { Download } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { DownloadNote } from "./download-note.tsx";
import { useDownload } from "./use-download.ts";

/** The page to take along, among what publishing offers. */
export function DownloadSection() {
  const t = useText("publish");
  const { step, start } = useDownload();
  return (
    <section className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <h3 className="text-tool font-semibold">{t("download.title")}</h3>
      <p className="text-caption text-pretty text-ink-soft">{t("download.text")}</p>
      <Button size="sm" icon={<Download size={15} />} isBusy={step.kind === "working"} onClick={() => void start()}>
        {t("download.action")}
      </Button>
      <DownloadNote step={step} />
    </section>
  );
}
