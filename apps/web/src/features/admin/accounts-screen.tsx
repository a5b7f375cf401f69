import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { LoadMore } from "../../ui/button/load-more.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { AccountDrawer } from "./account-drawer.tsx";
import { AccountFilters } from "./account-filters.tsx";
import type { AccountSearch } from "./account-search.ts";
import { AccountTable } from "./account-table.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { accountsQuery } from "./queries.ts";

const route = getRouteApi("/admin");

/** Everybody's accounts. */
export function AccountsScreen() {
  const t = useText("admin");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const setSearch = (next: AccountSearch): void => void navigate({ search: next, replace: true });
  const accounts = useInfiniteQuery(accountsQuery(search));
  const [openedId, setOpenedId] = useState<string | null>(null);
  const rows = accounts.data?.pages.flatMap(({ items }) => items) ?? [];
  const content = () => {
    if (accounts.error && !accounts.data) {
      return <ProblemState problem={problemOf(accounts.error)} onRetry={() => void accounts.refetch()} />;
    }
    if (!accounts.data) return <ListSkeleton />;
    if (rows.length === 0) {
      return (
        <EmptyState
          title={t("none.title")}
          text={t("none.text")}
          action={<Button onClick={() => setSearch({})}>{t("none.action")}</Button>}
        />
      );
    }
    return <AccountTable accounts={rows} onOpen={({ id }) => setOpenedId(id)} isBusy={accounts.isPlaceholderData} />;
  };
  return (
    <AdminFrame>
      <AccountFilters value={search} onValueChange={setSearch} />
      {content()}
      <LoadMore
        hasMore={accounts.hasNextPage && !accounts.isPlaceholderData}
        isLoading={accounts.isFetchingNextPage}
        onLoad={() => void accounts.fetchNextPage()}
      />
      <AccountDrawer account={rows.find(({ id }) => id === openedId) ?? null} onClose={() => setOpenedId(null)} />
    </AdminFrame>
  );
}
