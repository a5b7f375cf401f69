import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { confirmItIsYou } from "../confirm-it-is-you.ts";
import { startDownload } from "./start-download.ts";

const PARTS = ["account", "pages", "images", "leads"] as const;

/** Everything the account holds, in one archive. */
export function ExportSection() {
  const t = useText("accounts");
  const begin = useMutation({
    mutationFn: confirmItIsYou,
    onSuccess: (isProven) => {
      if (isProven) startDownload("/api/accounts/me/export");
    },
  });
  return (
    <SettingsSection title={t("export.title")} text={t("export.text")}>
      <div className="flex flex-col gap-5">
        <ul className="flex list-disc flex-col gap-1 pl-5 text-tool text-ink-soft marker:text-ink-faint">
          {PARTS.map((part) => (
            <li key={part}>{t(`export.parts.${part}`)}</li>
          ))}
        </ul>
        <div>
          <Button icon={<Download size={17} aria-hidden="true" />} isBusy={begin.isPending} onClick={() => begin.mutate()}>
            {t("export.start")}
          </Button>
        </div>
        {begin.error ? <FormProblem problem={problemOf(begin.error)} /> : null}
        {begin.data ? <Notice tone="success">{t("export.started")}</Notice> : null}
      </div>
    </SettingsSection>
  );
}
