import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import type { Republish, SyncedSections } from "./synced-sections.ts";
import { useRepublish } from "./use-republish.ts";

export interface RepublishBoxProps {
  readonly id: string;
  readonly synced: SyncedSections;
}

/** Publishes the pages whose visitors see an older version, and tells how far that is and what came of it. */
export function RepublishBox({ id, synced }: RepublishBoxProps) {
  const t = useText("sections");
  const { state, isBusy, failure, start, cancel } = useRepublish(id, synced);
  const [isAlso, setAlso] = useState(false);
  if (!state) return null;
  const { behind, alsoChanged, alsoChangedCount, run } = state;
  const isRunning = run?.state === "running";
  const { mayEdit } = synced;
  const count = isAlso ? behind : behind - alsoChangedCount;
  return (
    <div className="flex flex-col gap-3">
      {failure ? (
        <Notice tone="danger" title={t("republish.failed")}>
          {failure}
        </Notice>
      ) : null}
      {run && isRunning ? <Running run={run} isBusy={isBusy} onCancel={mayEdit ? cancel : null} /> : null}
      {!isRunning && run ? <Outcome run={run} isBehind={behind > 0} /> : null}
      {!isRunning && behind > 0 ? (
        <div className="flex flex-col items-start gap-2 rounded-md bg-sunken p-4">
          <p className="text-tool text-pretty">{t("republish.behind", { count: behind })}</p>
          {mayEdit && alsoChangedCount > 0 ? (
            <>
              <p className="text-caption text-pretty text-ink-soft">
                {t("republish.alsoChanged", { count: alsoChangedCount, names: namesOf(alsoChanged, alsoChangedCount) })}
              </p>
              <Checkbox label={t("republish.also")} checked={isAlso} onCheckedChange={setAlso} isDisabled={isBusy} />
            </>
          ) : null}
          {mayEdit && count > 0 ? (
            <Button variant="primary" isBusy={isBusy} onClick={() => start(isAlso)}>
              {t("republish.start", { count })}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

type Run = NonNullable<Republish["run"]>;

function Running({ run, isBusy, onCancel }: { readonly run: Run; readonly isBusy: boolean; readonly onCancel: (() => void) | null }) {
  const t = useText("sections");
  const text = t("republish.progress", { settled: run.settled, pages: run.pages });
  return (
    <div role="status" className="flex flex-col gap-2 rounded-md bg-sunken p-4">
      <div className="flex items-center justify-between gap-3">
        <p className="text-tool">{text}</p>
        {onCancel ? (
          <Button size="sm" isBusy={isBusy} onClick={onCancel}>
            {t("republish.cancel")}
          </Button>
        ) : null}
      </div>
      <ProgressBar label={t("republish.running")} share={run.pages === 0 ? 1 : run.settled / run.pages} text={text} />
    </div>
  );
}

function Outcome({ run, isBehind }: { readonly run: Run; readonly isBehind: boolean }) {
  const t = useText("sections");
  if (run.published === 0 && run.failedCount === 0 && !(run.skippedCount > 0 && isBehind)) return null;
  const tone = run.failedCount > 0 ? "warning" : "success";
  return (
    <Notice tone={tone} title={t(run.state === "cancelled" ? "republish.cancelled" : "republish.done", { count: run.published })}>
      {run.skippedCount > 0 ? <p>{t("republish.skipped", { names: namesOf(run.skipped, run.skippedCount) })}</p> : null}
      {run.failed.map(({ pageId, title, problem }) => (
        <p key={pageId}>
          <span className="font-medium">{title}</span>: {problem}
        </p>
      ))}
    </Notice>
  );
}

function namesOf(pages: readonly { readonly title: string }[], count: number): string {
  const named = pages.slice(0, 5).map(({ title }) => title);
  return `${named.join(", ")}${count > named.length ? " …" : ""}`;
}
