import { useMutation } from "@tanstack/react-query";
import type { Page, PageDeed } from "@vitrine/contract";
import { useState } from "react";
import { client } from "../../../../platform/calls/client.ts";
import { problemOf } from "../../../../platform/calls/problem.ts";
import { useText } from "../../../../platform/language/use-text.ts";
import { toast } from "../../../../ui/feedback/toast.ts";
import { usePageCache } from "../use-page-cache.ts";
import type { FailedPage } from "./failed-list.tsx";

/** What is done with which pages. */
interface SeveralDeed {
  readonly pages: readonly Page[];
  readonly deed: PageDeed;
}

/** What is done with several pages at once, and what became of each. */
export function useSeveral(onDone: (left: readonly string[]) => void) {
  const t = useText("pages");
  const l = useText("list");
  const cache = usePageCache();
  const [failed, setFailed] = useState<{ readonly of: readonly Page[]; readonly list: readonly FailedPage[] } | null>(null);
  const tell = (list: readonly FailedPage[], of: readonly Page[]): void => setFailed(list.length > 0 ? { of, list } : null);
  const onError = (error: unknown): void => void toast.error({ title: t("failed"), desc: problemOf(error).message || t("noAnswer") });
  const movedOf = (items: readonly Page[], pages: readonly Page[]): string | undefined => {
    const count = items.filter(({ id, slug }) => pages.some((page) => page.id === id && page.slug !== slug)).length;
    return count > 0 ? l("trash.movedSome", { count }) : undefined;
  };
  const undo = useMutation({
    mutationFn: (pages: readonly Page[]) => client.pages.doWithSeveral({ pageIds: pages.map(({ id }) => id), deed: "restore" }),
    onSuccess: ({ items, failed: list }, pages) => {
      const moved = movedOf(items, pages);
      if (moved) toast.warning({ title: l("done.restore", { count: items.length }), desc: moved });
      tell(list, pages);
    },
    onError,
    onSettled: () => cache.refresh(),
  });
  const act = useMutation({
    // The pages come along: while it is done, what others are told of it takes them out of the list, and out of what is chosen.
    mutationFn: ({ pages, deed }: SeveralDeed) => client.pages.doWithSeveral({ pageIds: pages.map(({ id }) => id), deed }),
    onSuccess: ({ items, failed: list }, { pages, deed }) => {
      const count = pages.length - list.length;
      if (count > 0) {
        toast.success({
          title: l(`done.${deed}`, { count }),
          desc: movedOf(items, pages),
          ...(deed === "delete" ? { btnText: l("undo"), onBtn: () => undo.mutate(items) } : {}),
        });
      }
      tell(list, pages);
      onDone(list.map(({ pageId }) => pageId));
    },
    onError,
    onSettled: () => cache.refresh(),
  });
  return { act, failed, forgetFailed: () => setFailed(null) };
}
