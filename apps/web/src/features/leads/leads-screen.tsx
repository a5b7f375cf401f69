import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { Lead } from "@vitrine/contract";
import { useState } from "react";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { LoadMore } from "../../ui/button/load-more.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { Screen } from "../../ui/screen.tsx";
import { ArrivedLeads } from "./arrived-leads.tsx";
import { LeadCsv } from "./lead-csv.tsx";
import { LeadDrawer } from "./lead-drawer.tsx";
import { LeadFilters } from "./lead-filters.tsx";
import type { LeadSearch } from "./lead-search.ts";
import { LeadTable } from "./lead-table.tsx";
import { LetterboxArt } from "./letterbox-art.tsx";
import { leadsQuery, pageIndexQuery } from "./queries.ts";
import { useArrivedLeads } from "./use-arrived-leads.ts";

const route = getRouteApi("/leads/form");

/** What came in through forms, newest first. */
export function LeadsScreen() {
  const t = useText("leads");
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const setFilter = (search: LeadSearch): void => void navigate({ search, replace: true });
  const leads = useInfiniteQuery(leadsQuery(filter));
  const pages = useQuery(pageIndexQuery).data;
  const [opened, setOpened] = useState<Lead | null>(null);
  const rows = leads.data?.pages.flatMap(({ items }) => items) ?? [];
  const arrived = useArrivedLeads(filter, { rows, readAt: leads.dataUpdatedAt, read: leads.refetch });
  const showArrived = async (): Promise<void> => {
    await leads.refetch();
    window.scrollTo({ top: 0 });
  };
  const pageTitle = ({ pageId }: Lead): string => pages?.get(pageId)?.title ?? t("deletedPage");
  const isFiltered = Boolean(filter.pageId || filter.siteId || filter.box);
  const isBlank = leads.isSuccess && rows.length === 0 && !isFiltered;
  const content = () => {
    if (leads.error && !leads.data) return <ProblemState problem={problemOf(leads.error)} onRetry={() => void leads.refetch()} />;
    if (!leads.data) return <ListSkeleton />;
    if (isBlank) {
      return (
        <EmptyState
          art={<LetterboxArt />}
          title={t("empty.title")}
          text={t("empty.text")}
          action={
            <Link to="/pages" className={buttonClass("primary")}>
              {t("empty.action")}
            </Link>
          }
        />
      );
    }
    if (rows.length === 0) {
      return (
        <EmptyState
          title={filter.box ? t("noSuspect.title") : t("none.title")}
          text={filter.box ? t("noSuspect.text") : t("none.text")}
          action={<Button onClick={() => setFilter({})}>{t("none.action")}</Button>}
        />
      );
    }
    return (
      <>
        <ArrivedLeads count={arrived} onShow={() => void showArrived()} />
        <LeadTable leads={rows} pageTitle={pageTitle} onOpen={setOpened} isBusy={leads.isPlaceholderData} />
      </>
    );
  };
  return (
    <Screen title={t("title")} action={rows.length > 0 ? <LeadCsv filter={filter} /> : undefined}>
      {leads.error && !leads.data ? null : <LeadFilters value={filter} onValueChange={setFilter} pages={[...(pages?.values() ?? [])]} />}
      {content()}
      <LoadMore
        hasMore={leads.hasNextPage && !leads.isPlaceholderData}
        isLoading={leads.isFetchingNextPage}
        onLoad={() => void leads.fetchNextPage()}
      />
      <LeadDrawer lead={opened} pageTitle={opened ? pageTitle(opened) : ""} onClose={() => setOpened(null)} />
    </Screen>
  );
}
