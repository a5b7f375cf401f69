import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Page, Publication } from "@vitrine/contract";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { exactMoment } from "../../../platform/language/moments.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { spokenAddress } from "../../../platform/site-address.ts";
import { Button } from "../../../ui/button/button.tsx";
import { LoadMore } from "../../../ui/button/load-more.tsx";
import { InlineProblem } from "../../../ui/feedback/inline-problem.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../../ui/popup/confirm-dialog.tsx";
import { usePlanGuard } from "../../billing/index.ts";
import { publicationsQuery } from "../queries.ts";
import { publisherWords } from "./publisher-words.ts";

/** What visitors were given, newest first, and the way back to each. */
export function PublicationList({ page }: { page: Page }) {
  const t = useText("publishing");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(publicationsQuery(page.id));
  const mayEdit = useHasRole("editor");
  const mayBegin = usePlanGuard();
  const [chosen, setChosen] = useState<Publication | null>(null);
  const [isAsking, setAsking] = useState(false);
  const rollBack = useMutation({
    mutationFn: ({ id }: Publication) => client.publishing.rollBack({ id: page.id, publicationId: id }),
    onSuccess: ({ url }) =>
      toast.success({
        title: t("rollback.done"),
        desc: spokenAddress(url),
        btnText: t("rollback.visit"),
        onBtn: () => window.open(url, "_blank", "noreferrer"),
      }),
    onSettled: async () => {
      setAsking(false);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.pages.key() }),
        queryClient.invalidateQueries({ queryKey: api.publishing.key() }),
      ]);
    },
  });
  if (!list.data)
    return list.error ? <InlineProblem problem={problemOf(list.error)} onRetry={() => void list.refetch()} /> : <ListSkeleton />;
  const items = list.data.pages.flatMap((part) => part.items);
  if (items.length === 0) return <p className="text-tool text-ink-soft">{t("list.empty")}</p>;
  const size = (weight: Publication["weight"]): string =>
    t("list.weight", {
      size: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format((weight.html + weight.css + weight.script) / 1_000),
    });
  return (
    <>
      {rollBack.error ? (
        <div className="mb-4">
          <Notice tone="danger" title={t("rollback.failed")}>
            {problemOf(rollBack.error).message || t("noAnswer")}
          </Notice>
        </div>
      ) : null}
      <ol aria-label={t("list.label")} className="divide-y divide-line rounded-lg border border-line bg-surface">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-4 py-3.5">
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-2 text-tool font-medium">
                <time dateTime={item.publishedAt}>{exactMoment(item.publishedAt, language)}</time>
                {item.isLive ? <StatusBadge tone="success">{t("list.live")}</StatusBadge> : null}
              </p>
              <p className="mt-0.5 text-caption text-ink-soft wrap-anywhere">{publisherWords(item.publishedBy, t)}</p>
              <p className="mt-0.5 text-caption text-ink-faint wrap-anywhere">
                {item.title} · /{item.slug} · {size(item.weight)}
              </p>
              {item.rolledBackAt ? (
                <p className="mt-0.5 text-caption text-ink-soft wrap-anywhere">
                  {t("list.rolledBack", { at: exactMoment(item.rolledBackAt, language) })}
                  {item.rolledBackBy?.name ? ` · ${item.rolledBackBy.name}` : ""}
                </p>
              ) : null}
            </div>
            {mayEdit && !item.isLive ? (
              <Button
                size="sm"
                icon={<RotateCcw size={15} aria-hidden="true" />}
                aria-label={t("rollback.named", { at: exactMoment(item.publishedAt, language) })}
                onClick={() => {
                  if (!mayBegin("publish")) return;
                  setChosen(item);
                  setAsking(true);
                }}
              >
                {t("rollback.action")}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      <LoadMore hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("rollback.title")}
        text={chosen ? t("rollback.text", { at: exactMoment(chosen.publishedAt, language) }) : ""}
        confirmLabel={t("rollback.action")}
        isBusy={rollBack.isPending}
        onConfirm={() => {
          if (chosen) rollBack.mutate(chosen);
        }}
      />
    </>
  );
}
