import { useMutation } from "@tanstack/react-query";
import type { Page, PageDeed } from "@vitrine/contract";
import { useState } from "react";
import { client } from "../../../../platform/calls/client.ts";
import { problemOf } from "../../../../platform/calls/problem.ts";
import { useText } from "../../../../platform/language/use-text.ts";
import { toast } from "../../../../ui/feedback/toast.ts";
import { usePageCache } from "../use-page-cache.ts";
import type { FailedPage } from "./failed-list.tsx";

/** What is done with several pages at once, and what became of each. */
export function useSeveral(pages: readonly Page[], onDone: (left: readonly string[]) => void) {
  const t = useText("pages");
  const l = useText("list");
  const cache = usePageCache();
  const [failed, setFailed] = useState<{ readonly of: readonly Page[]; readonly list: readonly FailedPage[] } | null>(null);
  const undo = useMutation({
    mutationFn: (pageIds: string[]) => client.pages.doWithSeveral({ pageIds, deed: "restore" }),
    onSettled: () => cache.refresh(),
  });
  const act = useMutation({
    mutationFn: (deed: PageDeed) => client.pages.doWithSeveral({ pageIds: pages.map(({ id }) => id), deed }),
    onSuccess: ({ items, failed: list }, deed) => {
      const count = pages.length - list.length;
      const moved = items.filter(({ id, slug }) => pages.some((page) => page.id === id && page.slug !== slug));
      if (count > 0) {
        toast.success({
          title: l(`done.${deed}`, { count }),
          desc: moved.length > 0 ? l("trash.movedSome", { count: moved.length }) : undefined,
          ...(deed === "delete" ? { btnText: l("undo"), onBtn: () => undo.mutate(items.map(({ id }) => id)) } : {}),
        });
      }
      setFailed(list.length > 0 ? { of: pages, list } : null);
      onDone(list.map(({ pageId }) => pageId));
    },
    onError: (error) => toast.error({ title: t("failed"), desc: problemOf(error).message || t("noAnswer") }),
    onSettled: () => cache.refresh(),
  });
  return { act, failed, forgetFailed: () => setFailed(null) };
}
