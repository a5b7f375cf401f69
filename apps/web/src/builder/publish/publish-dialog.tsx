import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { useBuilder } from "../builder-context.ts";
import type { PublishOutcome } from "../builder-props.ts";
import { useOwnCode } from "../own-code/own-code-context.ts";
import { BrokenCode } from "../review/broken-code.tsx";
import { PublishFindings } from "../review/publish-findings.tsx";
import { useAutosave } from "../save/autosave-context.ts";
import { LeftSite, type LeftSiteProps } from "./left-site.tsx";
import { LeftVariants } from "./left-variants.tsx";
import { type ChosenPlace, PublishPlace } from "./publish-place.tsx";
import { PublishedLink } from "./published-link.tsx";
import { usePublishChoices } from "./use-publish-choices.ts";
import { WeightLine } from "./weight-line.tsx";

type Step = { readonly kind: "asking" } | { readonly kind: "publishing" } | { readonly kind: "unsaved" } | PublishOutcome;

export interface PublishDialogProps {
  readonly liveUrl: string | null;
  onClose(): void;
}

/** Puts the page in front of visitors: what is on screen, saved first. */
export function PublishDialog({ liveUrl, onClose }: PublishDialogProps) {
  const t = useText("builder");
  const tMore = useText("publish");
  const { publish, slug: ownSlug, siteAddress, publishingPath } = useBuilder();
  const autosave = useAutosave();
  const ownCode = useOwnCode();
  const shown = usePublishChoices();
  const [step, setStep] = useState<Step>({ kind: "asking" });
  const [chosen, setChosen] = useState<ChosenPlace>({ slug: ownSlug, siteId: null, along: null });
  const [left, setLeft] = useState<LeftSiteProps | null>(null);
  const isBusy = step.kind === "publishing";
  const start = async (overwrite: boolean, slug = chosen.slug.trim()): Promise<void> => {
    const { siteId, along } = chosen;
    setChosen({ ...chosen, slug });
    setStep({ kind: "publishing" });
    const isSaved = autosave.saveNow();
    const isCodeOn = ownCode.settled();
    if (!(await isSaved)) return setStep({ kind: "unsaved" });
    if (!(await isCodeOn)) return setStep({ kind: "refused", message: t("ownCode.failed") });
    try {
      const outcome = await publish({
        overwrite,
        ...(slug === ownSlug ? {} : { slug }),
        ...(siteId === null ? {} : { siteId }),
        ...(along ? { syncIds: along.length > 0 ? along : null } : {}),
      });
      const wasFound = outcome.kind === "published" && siteId !== null && liveUrl !== null;
      if (wasFound) setLeft({ address: siteAddress, redirectsPath: shown.choices?.redirectsPath ?? "" });
      setStep(outcome);
    } catch {
      setStep({ kind: "refused", message: t("publish.failed") });
    }
  };
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
                {step.kind === "asking" || step.kind === "unfit" || isBusy ? t("publish.action") : t("publish.retry")}
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
            {left ? <LeftSite {...left} /> : null}
            <BrokenCode ids={step.brokenCodeIds} onGo={onClose} />
            <LeftVariants left={step.left} />
          </>
        ) : (
          <PublishPlace
            shown={shown}
            chosen={chosen}
            isLive={liveUrl !== null}
            unfit={step.kind === "unfit" ? step : null}
            onChoose={(next) => {
              setChosen(next);
              // What was said of the last try is not of what is chosen now.
              if (!isBusy) setStep({ kind: "asking" });
            }}
          />
        )}
        {step.kind === "asking" ? (
          <>
            <WeightLine />
            <PublishFindings onGo={onClose} />
            <a href={publishingPath} target="_blank" rel="noopener" className={`self-start ${buttonClass("quiet", "sm")}`}>
              <CalendarClock size={15} aria-hidden="true" />
              {tMore("more")}
            </a>
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
