import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { BackLink } from "../../../ui/button/back-link.tsx";
import { LoadMore } from "../../../ui/button/load-more.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { OfflineState } from "../../../ui/feedback/offline-state.tsx";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { sharedPageQuery, sharesQuery } from "../queries.ts";
import { MakeLinkForm } from "./make-link-form.tsx";
import { ShareTable } from "./share-table.tsx";
import { SharesArt } from "./shares-art.tsx";

const route = getRouteApi("/pages/$pageId/shares");

/** The links by which others see a page and make copies of it. */
export function SharesScreen() {
  const t = useText("shares");
  const { pageId } = route.useParams();
  const mayShare = useHasRole("editor");
  const page = useQuery({ ...sharedPageQuery(pageId), enabled: mayShare });
  const links = useInfiniteQuery({ ...sharesQuery(pageId), enabled: mayShare });
  const shares = links.data?.pages.flatMap(({ items }) => items);
  const error = (page.data ? null : page.error) ?? (shares ? null : links.error);
  return (
    <>
      <BackLink to="/pages" label={t("back")} />
      <Screen title={t("title")} lead={page.data ? t("lead", { title: page.data.title }) : undefined}>
        {!mayShare ? (
          <EmptyState title={t("editorsOnly.title")} text={t("editorsOnly.text")} />
        ) : error ? (
          <ProblemState
            problem={problemOf(error)}
            onRetry={() => {
              void page.refetch();
              void links.refetch();
            }}
          />
        ) : !shares || !page.data ? (
          links.fetchStatus === "paused" ? (
            <OfflineState />
          ) : (
            <ListSkeleton />
          )
        ) : (
          <>
            <MakeLinkForm pageId={pageId} />
            {shares.length === 0 ? (
              <EmptyState art={<SharesArt />} title={t("empty.title")} text={t("empty.text")} />
            ) : (
              <>
                <ShareTable shares={shares} />
                <LoadMore hasMore={links.hasNextPage} isLoading={links.isFetchingNextPage} onLoad={() => void links.fetchNextPage()} />
              </>
            )}
          </>
        )}
      </Screen>
    </>
  );
}
