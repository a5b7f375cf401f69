import { ChevronDown, ChevronUp } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { usePlanGuard } from "../../billing/index.ts";
import type { BlockChange, Comparison } from "./compare-pages.ts";
import type { useRestore } from "./use-restore.ts";

export interface ChangeStepsProps {
  /** Null while it is not known. */
  readonly comparison: Comparison | null;
  /** Which of the changes is looked at. */
  readonly step: number | null;
  onGo(by: 1 | -1): void;
  readonly revisionId: string;
  readonly current: BlockChange | undefined;
  readonly deeds: ReturnType<typeof useRestore> | null;
}

/** Goes from one change to the next, and brings back what is looked at. */
export function ChangeSteps({ comparison, step, onGo, revisionId, current, deeds }: ChangeStepsProps) {
  const t = useText("revisions");
  const mayBegin = usePlanGuard();
  const count = comparison?.changes.length ?? 0;
  const also = comparison
    ? [...(comparison.hasOtherSettings ? [t("changes.settings")] : []), ...(comparison.hasOtherStyle ? [t("changes.style")] : [])]
    : [];
  const restore = (blockId: string) => () => {
    if (mayBegin("edit")) deeds?.restore.mutate({ revisionId, blockId });
  };
  const said =
    current && step !== null
      ? `${t(`changes.${current.kind}`)} · ${t("changes.place", { place: step + 1, count })}`
      : count > 0
        ? t("changes.count", { count })
        : t("changes.none");
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-3 py-1.5">
      <div className="flex items-center gap-0.5">
        <IconButton
          label={t("changes.previous")}
          shortcut="Alt ↑"
          icon={<ChevronUp size={17} aria-hidden="true" />}
          size="sm"
          disabled={count === 0}
          onClick={() => onGo(-1)}
        />
        <IconButton
          label={t("changes.next")}
          shortcut="Alt ↓"
          icon={<ChevronDown size={17} aria-hidden="true" />}
          size="sm"
          disabled={count === 0}
          onClick={() => onGo(1)}
        />
      </div>
      <p role="status" className="min-w-0 text-tool tabular-nums">
        {comparison ? said : null}
      </p>
      {also.length > 0 ? <p className="text-caption text-ink-soft">{t("changes.also", { what: also.join(", ") })}</p> : null}
      {deeds && current?.sectionId ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" isBusy={deeds.restore.isPending} onClick={restore(current.sectionId)}>
            {t("restore.section")}
          </Button>
          {current.kind !== "added" && current.id !== current.sectionId ? (
            <Button size="sm" variant="quiet" isBusy={deeds.restore.isPending} onClick={restore(current.id)}>
              {t("restore.block")}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
