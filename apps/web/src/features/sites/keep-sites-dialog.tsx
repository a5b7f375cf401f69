import type { Site } from "@vitrine/contract";
import { type FormEvent, useId, useState } from "react";
import { client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { FormProblem } from "../../ui/field/form-problem.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { useSiteChange } from "./use-site-change.ts";

export interface KeepSitesDialogProps {
  sites: readonly Site[];
  /** How many sites the plan holds. */
  cap: number;
  onClose: () => void;
}

/** Chooses which sites stay where the plan holds fewer than there are. */
export function KeepSitesDialog({ sites, cap, onClose }: KeepSitesDialogProps) {
  const t = useText("sites");
  const formId = useId();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set(sites.filter(({ excess }) => !excess).map(({ id }) => id)));
  const keep = useSiteChange(
    () => client.sites.keep({ ids: [...kept] }),
    () => {
      toast.success({ title: t("keep.done") });
      onClose();
    },
  );
  const toggle = (id: string, isKept: boolean): void => {
    keep.reset();
    setKept(new Set(isKept ? [...kept, id] : [...kept].filter((other) => other !== id)));
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("keep.title")}
      description={t("keep.text")}
      footer={
        <>
          <p aria-live="polite" className="mr-auto self-center text-tool text-ink-soft tabular-nums">
            {t("keep.count", { chosen: kept.size, cap })}
          </p>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={keep.isPending}>
            {t("keep.action")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-1"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!keep.isPending) keep.mutate(undefined);
        }}
      >
        {sites.map((site) => (
          <Checkbox
            key={site.id}
            label={site.isMain ? t("keep.main", { name: site.name }) : site.name}
            checked={kept.has(site.id)}
            isDisabled={site.isMain || (!kept.has(site.id) && kept.size >= cap)}
            onCheckedChange={(isKept) => toggle(site.id, isKept)}
          />
        ))}
        {keep.error ? (
          <div className="mt-3">
            <FormProblem problem={problemOf(keep.error)} />
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}
