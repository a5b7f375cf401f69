import { PAGES_AT_ONCE, type PageDeed } from "@vitrine/contract";
import { CloudOff, RotateCcw, Shapes, Tags, Trash2, X } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { ConfirmDialog } from "../../../../ui/popup/confirm-dialog.tsx";
import { Dialog } from "../../../../ui/popup/dialog.tsx";
import { passFocusOn } from "../../../../ui/popup/use-final-focus.ts";
import { usePlanGuard } from "../../../billing/index.ts";
import { useSorting } from "../sorting/use-sorting.tsx";
import { FailedList } from "./failed-list.tsx";
import type { Chosen } from "./use-chosen.ts";
import { useSeveral } from "./use-several.ts";

/** How many pages are chosen, and what can be done with all of them. */
export function SelectionBar({ chosen, isTrash }: { chosen: Chosen; isTrash: boolean }) {
  const l = useText("list");
  const { pages } = chosen;
  const { act, failed, forgetFailed } = useSeveral(chosen.keep);
  const sorting = useSorting(pages);
  const mayBegin = usePlanGuard();
  const [asking, setAsking] = useState<"delete" | "delete_for_good" | null>(null);
  const count = pages.length;
  const isDoing = (deed: PageDeed): boolean => act.isPending && act.variables.deed === deed;
  const start = (deed: PageDeed): void => {
    passFocusOn();
    act.mutate({ pages, deed });
  };
  const clear = (): void => {
    passFocusOn();
    chosen.keep([]);
  };
  const question = asking ?? (isTrash ? "delete_for_good" : "delete");
  return (
    <>
      {count > 0 ? (
        <section
          aria-label={l("several.label")}
          className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-1 rounded-lg border border-line bg-raised px-3 py-2 shadow-float"
        >
          <p role="status" className="mr-2 text-tool font-medium tabular-nums">
            {l("several.chosen", { count })}
            {chosen.isFull ? <span className="ml-2 font-regular text-ink-soft">{l("several.most", { most: PAGES_AT_ONCE })}</span> : null}
          </p>
          {isTrash ? (
            <Button variant="quiet" size="sm" isBusy={isDoing("restore")} onClick={() => start("restore")}>
              <RotateCcw size={15} aria-hidden="true" />
              {l("trash.restore")}
            </Button>
          ) : (
            <>
              <Button variant="quiet" size="sm" onClick={sorting.openLabels}>
                <Tags size={15} aria-hidden="true" />
                {l("labels.menu")}
              </Button>
              <Button variant="quiet" size="sm" onClick={() => mayBegin("edit") && sorting.openType()}>
                <Shapes size={15} aria-hidden="true" />
                {l("type.name")}
              </Button>
              {pages.some(({ status }) => status === "published") ? (
                <Button variant="quiet" size="sm" isBusy={isDoing("unpublish")} onClick={() => start("unpublish")}>
                  <CloudOff size={15} aria-hidden="true" />
                  {l("several.unpublish")}
                </Button>
              ) : null}
            </>
          )}
          <Button variant="quietDanger" size="sm" onClick={() => setAsking(question)}>
            <Trash2 size={15} aria-hidden="true" />
            {isTrash ? l("trash.forGood") : l("several.delete")}
          </Button>
          <IconButton label={l("several.clear")} icon={<X size={16} />} size="sm" onClick={clear} />
        </section>
      ) : null}
      {sorting.dialog}
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={l(`ask.${question}.title`, { count })}
        text={l(`ask.${question}.text`)}
        confirmLabel={isTrash ? l("trash.forGood") : l("several.delete")}
        isDangerous
        isBusy={act.isPending}
        onConfirm={() => {
          act.mutate({ pages, deed: question });
          setAsking(null);
        }}
      />
      <Dialog
        open={failed !== null}
        onOpenChange={forgetFailed}
        title={l("several.failed", { count: failed?.list.length ?? 0 })}
        footer={
          <Button variant="primary" onClick={forgetFailed}>
            {l("several.understood")}
          </Button>
        }
      >
        <FailedList failed={failed?.list ?? []} pages={failed?.of ?? []} />
      </Dialog>
    </>
  );
}
