import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";

export interface NewKeyProps {
  secret: string;
  /** Whether somebody tried to leave without having kept it. */
  isWarned: boolean;
  onKept: () => void;
  onDone: () => void;
}

/** A key's secret, this once, and how a program uses it. */
export function NewKey({ secret, isWarned, onKept, onDone }: NewKeyProps) {
  const t = useText("accounts");
  const example = `curl ${location.origin}/api/pages \\\n  -H "Authorization: Bearer ${secret}"`;
  const words = { copiedLabel: t("newKey.copied"), failedLabel: t("newKey.notCopied") };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <code className="block rounded-md border border-line bg-sunken px-3 py-2.5 font-mono text-tool break-all select-all">{secret}</code>
        <div>
          <CopyButton {...words} text={secret} label={t("newKey.copy")} variant="primary" onCopied={onKept} />
        </div>
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-tool font-medium">{t("newKey.example")}</p>
        <pre className="rounded-md border border-line bg-sunken px-3 py-2.5 font-mono text-caption break-all whitespace-pre-wrap">
          {example}
        </pre>
        <div>
          <CopyButton {...words} text={example} label={t("newKey.copyExample")} size="sm" onCopied={onKept} />
        </div>
      </div>
      {isWarned ? <Notice tone="warning">{t("newKey.warning")}</Notice> : null}
      <div className="flex justify-end">
        <Button onClick={onDone}>{t("newKey.done")}</Button>
      </div>
    </div>
  );
}
