import { Download, Printer } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { printText } from "./print-text.ts";
import { recoverySheet, saveAsFile } from "./recovery-sheet.ts";
import type { OnceShown } from "./use-once-shown.ts";

/** Recovery codes, this once: to copy, to download, to print. */
export function RecoveryCodes({ codes, shown }: { codes: readonly string[]; shown: OnceShown }) {
  const t = useText("security");
  const email = useAccount()?.email ?? "";
  const sheet = recoverySheet({ title: t("recovery.sheetTitle", { email }), text: t("recovery.sheetText") }, codes);
  return (
    <div className="flex flex-col gap-5">
      <ul
        aria-label={t("recovery.title")}
        className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-md border border-line bg-sunken px-4 py-3 desktop:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="font-mono text-body tracking-wide select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={codes.join("\n")}
          label={t("recovery.copy")}
          copiedLabel={t("recovery.copied")}
          failedLabel={t("recovery.notCopied")}
          onCopied={shown.keep}
        />
        <Button
          icon={<Download size={16} aria-hidden="true" />}
          onClick={() => {
            saveAsFile(t("recovery.fileName"), sheet);
            shown.keep();
          }}
        >
          {t("recovery.download")}
        </Button>
        <Button
          icon={<Printer size={16} aria-hidden="true" />}
          onClick={() => {
            printText(sheet);
            shown.keep();
          }}
        >
          {t("recovery.print")}
        </Button>
      </div>
      {shown.isWarned ? <Notice tone="warning">{t("recovery.warning")}</Notice> : null}
      <div className="flex justify-end">
        <Button variant="primary" onClick={shown.close}>
          {t("recovery.done")}
        </Button>
      </div>
    </div>
  );
}
