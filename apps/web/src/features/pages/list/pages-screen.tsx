import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
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
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { PlanNotice, PlanState } from "../../billing/index.ts";
import { pagesQuery } from "../queries.ts";
import { BlankSheetArt } from "./blank-sheet-art.tsx";
import { PageFilters } from "./page-filters.tsx";
import { PageRow } from "./page-row.tsx";
import type { PageSearch } from "./page-search.ts";
import { useLivePages } from "./use-live-pages.ts";

const route = getRouteApi("/pages");
const HEAD = "px-3 py-2.5 text-left text-caption font-medium text-ink-faint";

/** Every page of the account. */
export function PagesScreen() {
  const t = useText("pages");
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const setFilter = (search: PageSearch): void => void navigate({ search, replace: true });
  const pages = useInfiniteQuery(pagesQuery(filter));
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  useLivePages(rows);
  const isFiltered = Boolean(filter.search || filter.siteId || filter.status);
  const lack = planLackOf(useAccount(), "builder");
  const mayEdit = useHasRole("editor");
  const create =
    lack || !mayEdit ? undefined : (
      <Link to="/new" className={buttonClass("primary")}>
        <Plus size={17} aria-hidden="true" />
        {t("create")}
      </Link>
    );
  const isBlank = pages.isSuccess && rows.length === 0 && !isFiltered;
  const content = () => {
    if (pages.error && !pages.data) return <ProblemState problem={problemOf(pages.error)} onRetry={() => void pages.refetch()} />;
    if (!pages.data) return <ListSkeleton />;
    if (isBlank && lack) return <PlanState lack={lack} />;
    if (isBlank && !mayEdit) {
      return <EmptyState art={<BlankSheetArt />} title={t("empty.onlyLooks.title")} text={t("empty.onlyLooks.text")} />;
    }
    if (isBlank) return <EmptyState art={<BlankSheetArt />} title={t("empty.title")} text={t("empty.text")} action={create} />;
    if (rows.length === 0) {
      return (
        <EmptyState
          title={t("none.title")}
          text={t("none.text")}
          action={<Button onClick={() => setFilter({})}>{t("none.action")}</Button>}
        />
      );
    }
    return (
      <div className="overflow-clip rounded-lg border border-line bg-surface">
        <table className="w-full table-auto text-tool" aria-busy={pages.isPlaceholderData}>
          <thead className="sticky top-[66.5px] z-10 bg-surface">
            <tr className="border-b border-line">
              <th className={`${HEAD} w-full pl-4`}>{t("columns.page")}</th>
              <th className={`${HEAD} max-wide:hidden`}>{t("columns.site")}</th>
              <th className={`${HEAD} max-wide:hidden`}>{t("columns.status")}</th>
              <th className={`${HEAD} max-desktop:hidden`}>{t("columns.edited")}</th>
              <th className={HEAD}>
                <span className="sr-only">{t("columns.actions")}</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((page) => (
              <PageRow key={page.id} page={page} />
            ))}
          </tbody>
        </table>
      </div>
    );
  };
  return (
    <Screen title={t("title")} action={isBlank ? undefined : create}>
      {isBlank ? null : <PlanNotice lack={lack} />}
      {isBlank || (pages.error && !pages.data) ? null : <PageFilters value={filter} onValueChange={setFilter} />}
      {content()}
      <LoadMore
        hasMore={pages.hasNextPage && !pages.isPlaceholderData}
        isLoading={pages.isFetchingNextPage}
        onLoad={() => void pages.fetchNextPage()}
      />
    </Screen>
  );
}
