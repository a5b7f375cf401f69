import type { Revision } from "@vitrine/contract";
import { clsx } from "clsx";
import { exactMoment } from "../../../platform/language/moments.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { LoadMore } from "../../../ui/button/load-more.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { changedWords, publisherWords, revisionName } from "./changed-words.ts";
import { daysOf, timeOf } from "./days.ts";

export interface HistoryListProps {
  readonly revisions: readonly Revision[];
  readonly chosenId: string | undefined;
  onChoose(id: string): void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  onLoadMore(): void;
}

/** The revisions of a page by day: how each came about, who brought it about, and what it changed. */
export function HistoryList({ revisions, chosenId, onChoose, hasMore, isLoadingMore, onLoadMore }: HistoryListProps) {
  const t = useText("revisions");
  const language = useLanguage();
  return (
    <nav aria-label={t("list")} className="px-2 pb-6">
      {daysOf(revisions, Date.now(), language, t).map((day) => (
        <section key={day.name} aria-label={day.name}>
          <h2 className="sticky top-0 z-10 bg-paper px-3 pt-4 pb-1.5 text-caption font-semibold text-ink-faint first-letter:uppercase">
            {day.name}
          </h2>
          <ul className="flex flex-col gap-0.5">
            {day.revisions.map((revision) => {
              const author = revision.bySupport ? t("bySupport") : revision.by;
              return (
                <li key={revision.id}>
                  <button
                    type="button"
                    aria-current={revision.id === chosenId ? "true" : undefined}
                    onClick={() => onChoose(revision.id)}
                    className={clsx(
                      "w-full cursor-pointer rounded-md px-3 py-2.5 text-left transition-colors duration-150",
                      revision.id === chosenId ? "bg-mar-soft" : "hover:bg-hover",
                    )}
                  >
                    <span className="flex items-start justify-between gap-2">
                      <span className="min-w-0 text-tool font-medium wrap-anywhere">{revisionName(revision, t)}</span>
                      {revision.isLive ? (
                        <StatusBadge tone="success">{t("live")}</StatusBadge>
                      ) : revision.publishedAt ? (
                        <StatusBadge tone="neutral">{t("published")}</StatusBadge>
                      ) : null}
                    </span>
                    <span className="mt-0.5 block truncate text-caption text-ink-soft">
                      <time dateTime={revision.createdAt} title={exactMoment(revision.createdAt, language)} className="tabular-nums">
                        {timeOf(revision.createdAt, language)}
                      </time>
                      {author ? ` · ${author}` : ""}
                    </span>
                    <Publisher revision={revision} />
                    <span className="mt-0.5 block text-caption text-ink-soft first-letter:uppercase">{changedWords(revision, t)}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <LoadMore hasMore={hasMore} isLoading={isLoadingMore} onLoad={onLoadMore} />
    </nav>
  );
}

function Publisher({ revision }: { readonly revision: Revision }) {
  const t = useText("revisions");
  const published = publisherWords(revision, t);
  return published ? <span className="mt-0.5 block text-caption text-ink-soft">{published}</span> : null;
}
