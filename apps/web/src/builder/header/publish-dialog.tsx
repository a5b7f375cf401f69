import { CalendarClock, Copy, ExternalLink, Globe } from "lucide-react";
import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { useBuilder } from "../builder-context.ts";
import type { PublishOutcome } from "../builder-props.ts";
import { useOwnCode } from "../own-code/own-code-context.ts";
import { LeftVariants } from "../publish/left-variants.tsx";
import { BrokenCode } from "../review/broken-code.tsx";
import { PublishFindings } from "../review/publish-findings.tsx";
import { useAutosave } from "../save/autosave-context.ts";
import { PublishAddress } from "./publish-address.tsx";

type Step = { readonly kind: "asking" } | { readonly kind: "publishing" } | { readonly kind: "unsaved" } | PublishOutcome;

export interface PublishDialogProps {
  readonly liveUrl: string | null;
  onClose(): void;
}

/** Puts the page in front of visitors: what is on screen, saved first. */
export function PublishDialog({ liveUrl, onClose }: PublishDialogProps) {
  const t = useText("builder");
  const tMore = useText("publish");
  const { publish, slug: ownSlug, publishingPath } = useBuilder();
  const autosave = useAutosave();
  const ownCode = useOwnCode();
  const [step, setStep] = useState<Step>({ kind: "asking" });
  const [typed, setTyped] = useState(ownSlug);
  const start = async (overwrite: boolean, slug = typed.trim()): Promise<void> => {
    setTyped(slug);
    setStep({ kind: "publishing" });
    const isSaved = autosave.saveNow();
    const isCodeOn = ownCode.settled();
    if (!(await isSaved)) return setStep({ kind: "unsaved" });
    if (!(await isCodeOn)) return setStep({ kind: "refused", message: t("ownCode.failed") });
    try {
      setStep(await publish({ overwrite, ...(slug === ownSlug ? {} : { slug }) }));
    } catch {
      setStep({ kind: "refused", message: t("publish.failed") });
    }
  };
  const isBusy = step.kind === "publishing";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={step.kind === "published" ? t("publish.done") : t("publish.title")}
      description={step.kind === "published" ? t("publish.doneText") : liveUrl ? t("publish.againText") : t("publish.text")}
      footer={
        step.kind === "published" ? (
          <Button variant="primary" onClick={onClose}>
            {t("publish.close")}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t("publish.cancel")}</Button>
            {step.kind === "taken" ? (
              <>
                <Button variant="danger" onClick={() => void start(true)}>
                  {t("publish.overwrite")}
                </Button>
                <Button variant="primary" className="min-w-0 max-w-full" onClick={() => void start(false, step.freeSlug)}>
                  <span className="truncate">{t("publish.actionAt", { slug: step.freeSlug })}</span>
                </Button>
              </>
            ) : (
              <Button variant="primary" isBusy={isBusy} onClick={() => void start(false)}>
                {step.kind === "asking" || step.kind === "bad_slug" || isBusy ? t("publish.action") : t("publish.retry")}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4" aria-live="polite">
        {step.kind === "published" ? (
          <>
            <PublishedLink url={step.url} />
            <BrokenCode ids={step.brokenCodeIds} onGo={onClose} />
            <LeftVariants left={step.left} />
          </>
        ) : (
          <PublishAddress
            slug={typed}
            isLive={liveUrl !== null}
            error={step.kind === "bad_slug" ? step.message : undefined}
            onChange={(slug) => {
              setTyped(slug);
              if (!isBusy) setStep({ kind: "asking" });
            }}
          />
        )}
        {step.kind === "asking" ? (
          <>
            <a href={publishingPath} target="_blank" rel="noopener" className={`self-start ${buttonClass("quiet", "sm")}`}>
              <CalendarClock size={15} aria-hidden="true" />
              {tMore("more")}
            </a>
            <PublishFindings onGo={onClose} />
          </>
        ) : null}
        {step.kind === "taken" ? (
          <Notice tone="warning" title={step.message}>
            {t("publish.takenText")}
            <span className="mt-1 block font-mono break-all">{t("publish.free", { slug: step.freeSlug })}</span>
          </Notice>
        ) : null}
        {step.kind === "refused" ? <Notice tone="danger">{step.message}</Notice> : null}
        {step.kind === "unsaved" ? <Notice tone="warning">{t("publish.unsaved")}</Notice> : null}
      </div>
    </Dialog>
  );
}

function PublishedLink({ url }: { readonly url: string }) {
  const t = useText("builder");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success({ title: t("publish.copied") });
    } catch {
      toast.warning({ title: t("publish.copyFailed"), desc: url });
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-2 rounded-md bg-success-soft px-3 py-2.5 text-tool text-success">
        <Globe size={16} aria-hidden="true" className="shrink-0" />
        <span className="truncate font-medium">{url.replace(/^https?:\/\//, "")}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={url} target="_blank" rel="noopener" className={buttonClass("secondary")}>
          <ExternalLink size={16} aria-hidden="true" />
          {t("publish.visit")}
        </a>
        <Button icon={<Copy size={16} />} onClick={() => void copy()}>
          {t("publish.copy")}
        </Button>
      </div>
    </div>
  );
}
