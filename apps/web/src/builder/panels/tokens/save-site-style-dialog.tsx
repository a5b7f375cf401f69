import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { useBuilder } from "../../builder-context.ts";
import { useEditor } from "../../editor/use-editor.ts";
import type { SiteStyleNow } from "../../site-style/site-styles.ts";

export interface SaveSiteStyleDialogProps {
  readonly style: SiteStyleNow;
  onSaved(style: SiteStyleNow): void;
  /** Called when it was refused: it may be another one by now. */
  onStale(): void;
  onClose(): void;
}

/** Says what saving the page's look as the site's does to other pages, and does it. */
export function SaveSiteStyleDialog({ style, onSaved, onStale, onClose }: SaveSiteStyleDialogProps) {
  const t = useText("builder");
  const editor = useEditor();
  const { siteStyles } = useBuilder();
  const [publish, setPublish] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // This one may be among them.
  const others = Math.max(0, style.following - (editor.store.tokens().some(({ site }) => site) ? 1 : 0));
  const save = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const saved = await siteStyles.save({ version: style.version, tokens: editor.store.tokens(), publish });
      toast.success({ title: t("siteStyle.saved") });
      onSaved(saved);
    } catch (error) {
      setBusy(false);
      setProblem(error instanceof Error ? error.message : String(error));
      onStale();
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose();
      }}
      title={t("siteStyle.saveTitle")}
      description={t("siteStyle.saveText")}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t("siteStyle.cancel")}
          </Button>
          <Button variant="primary" disabled={isBusy} onClick={() => void save()}>
            {isBusy ? t("siteStyle.saving") : t("siteStyle.save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-tool">
        <p>{others === 0 ? t("siteStyle.nobody") : t("siteStyle.followers", { count: others })}</p>
        {style.published > 0 ? (
          <>
            <Checkbox label={t("siteStyle.publish", { count: style.published })} checked={publish} onCheckedChange={setPublish} />
            <p className="text-caption text-ink-soft">{t("siteStyle.publishHint")}</p>
          </>
        ) : null}
        {problem === null ? null : (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
