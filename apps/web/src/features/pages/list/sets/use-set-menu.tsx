import { useMutation } from "@tanstack/react-query";
import type { Page } from "@vitrine/contract";
import { CopyPlus, Crown, GitBranchPlus, Link2, Link2Off, Unplug } from "lucide-react";
import { type ReactNode, useState } from "react";
import { client } from "../../../../platform/calls/client.ts";
import { problemOf } from "../../../../platform/calls/problem.ts";
import { useText } from "../../../../platform/language/use-text.ts";
import { toast } from "../../../../ui/feedback/toast.ts";
import type { MenuItem } from "../../../../ui/popup/menu.tsx";
import { usePlanGuard } from "../../../billing/index.ts";
import { usePageCache } from "../use-page-cache.ts";
import { CreateVariantDialog } from "./create-variant-dialog.tsx";

export interface SetMenu {
  readonly items: readonly MenuItem[];
  readonly dialog: ReactNode;
  readonly isBusy: boolean;
}

/** What can be done with a page as one of a set. */
export function useSetMenu(page: Page): SetMenu {
  const t = useText("pages");
  const l = useText("list");
  const cache = usePageCache();
  const mayBegin = usePlanGuard();
  const [isMaking, setMaking] = useState(false);
  const onError = (error: unknown): void => void toast.error({ title: t("failed"), desc: problemOf(error).message || t("noAnswer") });
  const onSettled = () => cache.refresh();
  const copy = useMutation({
    mutationFn: (isMain: boolean) => client.pages.addVariant({ id: page.id, isMain }),
    onSuccess: (made) => toast.success({ title: t("duplicated"), desc: made.title }),
    onError,
    onSettled,
  });
  const makeMain = useMutation({
    mutationFn: () => client.pages.makeMain({ id: page.id }),
    onSuccess: () => toast.success({ title: l("set.isMain"), desc: page.title }),
    onError,
    onSettled,
  });
  const place = useMutation({
    mutationFn: (to: { readonly syncs?: boolean; readonly mainId?: null }) => client.pages.update({ id: page.id, ...to }),
    onSuccess: (_, { mainId, syncs }) =>
      toast.success({ title: l(mainId === null ? "set.left" : syncs ? "set.synced" : "set.apart"), desc: page.title }),
    onError,
    onSettled,
  });
  const variant = page.mainId !== null;
  return {
    isBusy: copy.isPending || makeMain.isPending || place.isPending,
    items: [
      { label: l("set.copyAsVariant"), icon: <CopyPlus size={16} />, onSelect: () => mayBegin("variants") && copy.mutate(false) },
      { label: l("set.copyAsMain"), icon: <CopyPlus size={16} />, onSelect: () => mayBegin("variants") && copy.mutate(true) },
      { label: l("set.create"), icon: <GitBranchPlus size={16} />, onSelect: () => mayBegin("variants") && setMaking(true) },
      ...(variant
        ? [
            { label: l("set.makeMain"), icon: <Crown size={16} />, onSelect: () => makeMain.mutate() },
            {
              label: l(page.syncs ? "set.unsync" : "set.sync"),
              icon: page.syncs ? <Link2Off size={16} /> : <Link2 size={16} />,
              onSelect: () => mayBegin("edit") && place.mutate({ syncs: !page.syncs }),
            },
            { label: l("set.leave"), icon: <Unplug size={16} />, onSelect: () => mayBegin("edit") && place.mutate({ mainId: null }) },
          ]
        : []),
    ],
    dialog: isMaking ? <CreateVariantDialog page={page} onClose={() => setMaking(false)} /> : null,
  };
}
