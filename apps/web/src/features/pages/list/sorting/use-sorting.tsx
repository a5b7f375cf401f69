import type { Page } from "@vitrine/contract";
import { type ReactNode, useState } from "react";
import { client } from "../../../../platform/calls/client.ts";
import { problemOf } from "../../../../platform/calls/problem.ts";
import { useText } from "../../../../platform/language/use-text.ts";
import { toast } from "../../../../ui/feedback/toast.ts";
import { AssignLabelsDialog, type LabelChange, ManageLabelsDialog } from "../../../labels/index.ts";
import { usePageCache } from "../use-page-cache.ts";
import { ChangeTypeDialog } from "./change-type-dialog.tsx";

export interface Sorting {
  readonly openLabels: () => void;
  readonly openType: () => void;
  /** To be shown where it was opened from. */
  readonly dialog: ReactNode;
}

/** Puts labels on pages and gives them a type: one page, or several at once. */
export function useSorting(pages: readonly Page[]): Sorting {
  const l = useText("list");
  const cache = usePageCache();
  const [open, setOpen] = useState<"labels" | "manage" | "type" | null>(null);
  const close = (): void => setOpen(null);
  const label = async (change: LabelChange): Promise<void> => {
    try {
      await client.pages.label({ pageIds: pages.map(({ id }) => id), add: [...change.add], remove: [...change.remove] });
    } catch (error) {
      // One that went elsewhere leaves the list, and what is asked the next time is asked of those that are there.
      if (problemOf(error).code === "NOT_FOUND") await cache.refresh();
      throw error;
    }
    toast.success({ title: l("labels.saved"), desc: pages.length === 1 ? pages[0]?.title : l("count", { count: pages.length }) });
    await cache.refresh();
  };
  return {
    openLabels: () => setOpen("labels"),
    openType: () => setOpen("type"),
    dialog: (
      <>
        {open === "labels" && pages.length > 0 ? (
          <AssignLabelsDialog
            title={l("labels.title", { count: pages.length })}
            things={pages}
            onSave={label}
            onManage={() => setOpen("manage")}
            onClose={close}
          />
        ) : null}
        {open === "manage" ? <ManageLabelsDialog onClose={() => setOpen("labels")} /> : null}
        {open === "type" && pages.length > 0 ? <ChangeTypeDialog pages={pages} onClose={close} /> : null}
      </>
    ),
  };
}
