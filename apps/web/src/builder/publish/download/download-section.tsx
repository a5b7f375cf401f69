import { Download, FileJson } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import type { DownloadKind } from "../../builder-props.ts";
import { DownloadNote } from "./download-note.tsx";
import { useDownload } from "./use-download.ts";

/** The page to take along, among what publishing offers. */
export function DownloadSection() {
  const t = useText("publish");
  const { step, start } = useDownload();
  const [chosen, setChosen] = useState<DownloadKind>("zip");
  const isWorking = (kind: DownloadKind): boolean => step.kind === "working" && chosen === kind;
  const begin = (kind: DownloadKind): void => {
    setChosen(kind);
    void start(kind);
  };
  return (
    <section className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <h3 className="text-tool font-semibold">{t("download.title")}</h3>
      <p className="text-caption text-pretty text-ink-soft">{t("download.text")}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Download size={15} />} isBusy={isWorking("zip")} onClick={() => begin("zip")}>
          {t("download.action")}
        </Button>
        <Button size="sm" icon={<FileJson size={15} />} isBusy={isWorking("json")} onClick={() => begin("json")}>
          {t("download.project")}
        </Button>
      </div>
      <p className="text-caption text-pretty text-ink-soft">{t("download.projectText")}</p>
      <DownloadNote step={step} />
    </section>
  );
}
