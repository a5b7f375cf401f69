import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { Page, Revision } from "@vitrine/contract";
import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { api, client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { CompareStates } from "./compare/compare-states.tsx";
import { RevisionActions } from "./compare/revision-actions.tsx";
import { stateName } from "./compare/state-name.ts";
import { useRestore } from "./compare/use-restore.ts";
import { HistoryArt } from "./history/history-art.tsx";
import { HistoryList } from "./history/history-list.tsx";
import { SaveRevision } from "./history/save-revision.tsx";
import { historyQuery } from "./queries.ts";

const route = getRouteApi("/revision");

/** The history of a page: its revisions by day, one of them beside the page as it is or another, and the way back. */
export function RevisionScreen(): ReactNode {
  const { page } = route.useSearch();
  return page === undefined ? <NoPage /> : <History key={page} pageId={page} />;
}

function NoPage() {
  const t = useText("revisions");
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        isScreen
        art={<HistoryArt />}
        title={t("noPage.title")}
        text={t("noPage.text")}
        action={
          <Link to="/pages" className={buttonClass("primary")}>
            {t("choose")}
          </Link>
        }
      />
    </main>
  );
}

function History({ pageId }: { readonly pageId: string }) {
  const t = useText("revisions");
  const mayEdit = useHasRole("editor");
  const page = useQuery({ queryKey: [...api.pages.get.key(), pageId], queryFn: () => client.pages.get({ id: pageId }) });
  const history = useInfiniteQuery(historyQuery(pageId));
  const title = page.data ? t("title", { title: page.data.title }) : t("titleAlone");
  useEffect(() => {
    document.title = `${title} · Vitrine`;
  }, [title]);
  const failed = page.error ? page : history.error && !history.data ? history : null;
  const revisions = history.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="flex h-dvh flex-col bg-paper">
      <header className="flex min-h-14 items-center gap-2 border-b border-line bg-surface px-2 desktop:px-3">
        {mayEdit && page.data ? (
          <Link to="/builder/$pageId" params={{ pageId }} className={buttonClass("quiet", "sm")} aria-label={t("backToEditor")}>
            <ArrowLeft size={18} aria-hidden="true" />
          </Link>
        ) : (
          <Link to="/pages" className={buttonClass("quiet", "sm")} aria-label={t("backToPages")}>
            <ArrowLeft size={18} aria-hidden="true" />
          </Link>
        )}
        <h1 className="min-w-0 flex-1 truncate font-title text-body font-semibold">{title}</h1>
        {mayEdit && revisions && revisions.length > 0 ? <SaveRevision pageId={pageId} /> : null}
      </header>
      <main className="flex min-h-0 flex-1 flex-col">
        {failed ? (
          <ProblemState problem={problemOf(failed.error)} onRetry={() => void failed.refetch()} />
        ) : !revisions || !page.data ? (
          <div className="w-full max-w-90 p-4">
            {history.fetchStatus === "paused" || page.fetchStatus === "paused" ? (
              <p role="status" className="pb-4 text-tool text-ink-soft">
                {t("offline")}
              </p>
            ) : null}
            <ListSkeleton />
          </div>
        ) : revisions.length === 0 ? (
          <EmptyState
            art={<HistoryArt />}
            title={t("empty.title")}
            text={t("empty.text")}
            action={mayEdit ? <SaveRevision pageId={pageId} isMain /> : undefined}
          />
        ) : (
          <Revisions page={page.data} revisions={revisions} history={history} mayEdit={mayEdit} />
        )}
      </main>
    </div>
  );
}

interface RevisionsProps {
  readonly page: Page;
  readonly revisions: readonly Revision[];
  readonly history: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
  };
  readonly mayEdit: boolean;
}

/** What stands for the page as it is now among the revisions to compare with. */
const NOW = "now";

function Revisions({ page, revisions, history, mayEdit }: RevisionsProps) {
  const t = useText("revisions");
  const language = useLanguage();
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const deeds = useRestore(page.id);
  // Restoring adds a revision: what somebody looks at stays.
  const [firstId] = useState(revisions[0]?.id);
  const chosen = revisions.find(({ id }) => id === (search.revision ?? firstId)) ?? revisions[0];
  // Only what came later can be what became of it.
  const later = chosen ? revisions.slice(0, revisions.indexOf(chosen)) : [];
  const beside = later.find(({ id }) => id === search.beside);
  const isOpen = search.revision !== undefined;
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 wide:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={clsx("min-h-0 overflow-y-auto border-line wide:border-r", isOpen && "max-wide:hidden")}>
        {mayEdit ? null : <p className="px-5 pt-4 text-caption text-ink-soft">{t("readOnly")}</p>}
        <HistoryList
          revisions={revisions}
          chosenId={chosen?.id}
          onChoose={(revision) => void navigate({ search: { page: page.id, revision } })}
          hasMore={history.hasNextPage}
          isLoadingMore={history.isFetchingNextPage}
          onLoadMore={() => void history.fetchNextPage()}
        />
      </div>
      {chosen ? (
        <div className={clsx("flex min-h-0 min-w-0 flex-col", !isOpen && "max-wide:hidden")}>
          <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-2">
            <Button size="sm" variant="quiet" className="wide:hidden" onClick={() => void navigate({ search: { page: page.id } })}>
              <ArrowLeft size={16} aria-hidden="true" />
              {t("list")}
            </Button>
            <div className="flex min-w-0 flex-1 basis-60 items-center gap-2">
              <span className="shrink-0 text-caption text-ink-soft max-desktop:sr-only">{t("beside")}</span>
              <div className="w-full max-w-80 min-w-0">
                <SelectField
                  label={t("beside")}
                  isLabelHidden
                  value={beside?.id ?? NOW}
                  onValueChange={(id) =>
                    void navigate({ search: { page: page.id, revision: chosen.id, ...(id === NOW ? {} : { beside: id }) } })
                  }
                  options={[
                    { value: NOW, label: t("now") },
                    ...later.map((revision) => ({ value: revision.id, label: stateName(revision, t, language) })),
                  ]}
                />
              </div>
            </div>
            {mayEdit ? <RevisionActions revision={chosen} deeds={deeds} /> : null}
          </div>
          <CompareStates
            key={`${chosen.id} ${beside?.id}`}
            pageId={page.id}
            pageTitle={page.title}
            revision={chosen}
            beside={beside}
            deeds={mayEdit ? deeds : null}
          />
        </div>
      ) : null}
    </div>
  );
}
