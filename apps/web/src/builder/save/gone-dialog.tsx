import { PAGE_ID, PAGE_SLOT } from "@vitrine/document";
import { Copy } from "lucide-react";
import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { useBuilder } from "../builder-context.ts";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import { useEditor } from "../editor/use-editor.ts";
import { useAutosave, useSaveState } from "./autosave-context.ts";
import { copyPage } from "./copy-page.ts";

export interface GoneDialogProps {
  readonly isOpen: boolean;
  onClose(): void;
}

/** Says that the page or section was deleted elsewhere, and offers to keep what is on screen. */
export function GoneDialog({ isOpen, onClose }: GoneDialogProps) {
  const t = useText("builder");
  const editor = useEditor();
  const { home } = useCanvasWorld().commands;
  const autosave = useAutosave();
  const { keepCopy, isSection } = useBuilder();
  const { halt } = useSaveState();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (halt?.kind !== "gone") return null;
  const copy = (): void => {
    if (copyPage(editor.store, home))
      toast.success({ title: t(isSection ? "conflict.section.copied" : "conflict.copied"), desc: t("conflict.copiedText") });
    else toast.error({ title: t("conflict.copyFailed") });
  };
  const keep = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const outcome = await keepCopy(editor.store.toDocument());
    setBusy(false);
    if (outcome.kind === "refused") return setProblem(outcome.message);
    autosave.forget();
    outcome.open();
  };
  return (
    <Dialog
      open={isOpen}
      isSudden
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(isSection ? "gone.section.title" : "gone.title")}
      description={t("gone.text")}
      footer={
        <>
          <Button onClick={onClose}>{t("gone.look")}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void keep()}>
            {t(isSection ? "gone.section.keep" : "gone.keep")}
          </Button>
        </>
      }
    >
      <p className="text-tool text-ink-soft">{t(isSection ? "gone.section.keepText" : "gone.keepText")}</p>
      {editor.store.children(PAGE_ID, PAGE_SLOT).length > 0 ? (
        <Button size="sm" variant="quiet" className="mt-4 -ml-3" icon={<Copy size={16} />} onClick={copy}>
          {t(isSection ? "gone.section.copy" : "gone.copy")}
        </Button>
      ) : null}
      {problem ? (
        <div className="mt-4">
          <Notice tone="danger">{problem}</Notice>
        </div>
      ) : null}
    </Dialog>
  );
}
