import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { Page } from "@vitrine/contract";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { planLackOf } from "../../../platform/person/plan-lack.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { Button } from "../../../ui/button/button.tsx";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { LoadMore } from "../../../ui/button/load-more.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { OfflineState } from "../../../ui/feedback/offline-state.tsx";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { PlanNotice, PlanState } from "../../billing/index.ts";
import { useLabels } from "../../labels/index.ts";
import { pagesQuery } from "../queries.ts";
import { BlankSheetArt } from "./blank-sheet-art.tsx";
import { PageFilters } from "./filters/page-filters.tsx";
import type { FocusPlace } from "./filters/wide-filters.tsx";
import { findsSinglePages, isNarrowed, type PageSearch } from "./page-search.ts";
import { PageTable } from "./page-table.tsx";
import { SelectionBar } from "./several/selection-bar.tsx";
import { useChosen } from "./several/use-chosen.ts";
import { useLivePages } from "./use-live-pages.ts";

/** A page that was saved by a clock behind the others' may come twice in a list that is read part by part. */
const distinct = (pages: readonly Page[]): Page[] => [...new Map(pages.map((page) => [page.id, page])).values()];

const route = getRouteApi("/pages");

/** Every page of the account. */
export function PagesScreen() {
  const t = useText("pages");
  const l = useText("list");
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const setFilter = (search: PageSearch): void => void navigate({ search, replace: true });
  const filters = useRef<FocusPlace>(null);
  const pages = useInfiniteQuery(pagesQuery(filter));
  const rows = distinct(pages.data?.pages.flatMap(({ items }) => items) ?? []);
  const others = pages.data?.pages.flatMap((part) => part.others) ?? [];
  const isTrash = filter.status === "deleted";
  const chosen = useChosen([...rows, ...others], isTrash);
  const labels = useLabels();
  useLivePages([...rows, ...others]);
  const isFiltered = isNarrowed(filter);
  const lack = planLackOf(useAccount(), "builder");
  const mayEdit = useHasRole("editor");
  const create =
    lack || !mayEdit ? undefined : (
      <Link to="/new" className={buttonClass("primary")}>
        <Plus size={17} aria-hidden="true" />
        {t("create")}
      </Link>
    );
  // The rows of what was narrowed before say nothing of all.
  const isBlank = pages.isSuccess && !pages.isPlaceholderData && rows.length === 0 && !isFiltered;
  const clear = (): void => {
    setFilter({});
    filters.current?.focus();
  };
  const content = () => {
    if (pages.error && !pages.data) return <ProblemState problem={problemOf(pages.error)} onRetry={() => void pages.refetch()} />;
    if (!pages.data) return pages.fetchStatus === "paused" ? <OfflineState /> : <ListSkeleton />;
    if (isBlank && lack) return <PlanState lack={lack} />;
    if (isBlank && !mayEdit) {
      return <EmptyState art={<BlankSheetArt />} title={t("empty.onlyLooks.title")} text={t("empty.onlyLooks.text")} />;
    }
    if (isBlank) return <EmptyState art={<BlankSheetArt />} title={t("empty.title")} text={t("empty.text")} action={create} />;
    if (rows.length === 0 && isTrash && !isNarrowed({ ...filter, status: undefined })) {
      return <EmptyState title={l("trash.emptyTitle")} text={l("trash.emptyText")} />;
    }
    if (rows.length === 0) {
      return <EmptyState title={t("none.title")} text={t("none.text")} action={<Button onClick={clear}>{t("none.action")}</Button>} />;
    }
    return (
      <PageTable
        rows={rows}
        others={others}
        labels={labels}
        chosen={chosen}
        isBySets={!findsSinglePages(filter)}
        isTrash={isTrash}
        isBusy={pages.isPlaceholderData}
      />
    );
  };
  return (
    <Screen title={t("title")} action={isBlank ? undefined : create}>
      {isBlank ? null : <PlanNotice lack={lack} />}
      {isBlank || (pages.error && !pages.data && !isFiltered) ? null : (
        <PageFilters ref={filters} value={filter} onValueChange={setFilter} />
      )}
      {content()}
      <LoadMore
        hasMore={pages.hasNextPage && !pages.isPlaceholderData}
        isLoading={pages.isFetchingNextPage}
        onLoad={() => void pages.fetchNextPage()}
      />
      {mayEdit ? <SelectionBar chosen={chosen} isTrash={isTrash} /> : null}
    </Screen>
  );
}
