import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { api } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { useLive } from "../../platform/live/use-live.ts";
import { BackLink } from "../../ui/button/back-link.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { OfflineState } from "../../ui/feedback/offline-state.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { Screen } from "../../ui/screen.tsx";
import { SettingsSection } from "../../ui/settings-section.tsx";
import { PublicationList } from "./publications/publication-list.tsx";
import { PublishSection } from "./publish/publish-section.tsx";
import { publishedPageQuery } from "./queries.ts";
import { ScheduleSection } from "./schedule/schedule-section.tsx";

const route = getRouteApi("/pages/$pageId/publishing");

/** What visitors get of a page: now, at a time that is set, and what they got before. */
export function PublishingScreen() {
  const t = useText("publishing");
  const { pageId } = route.useParams();
  const queryClient = useQueryClient();
  const page = useQuery(publishedPageQuery(pageId));
  useLive(`page:${pageId}`, (data) => {
    // What somebody types elsewhere is no matter of this screen, save that there is something to publish.
    if (data?.what !== "saved") void queryClient.invalidateQueries({ queryKey: api.publishing.key() });
    void queryClient.invalidateQueries({ queryKey: publishedPageQuery(pageId).queryKey });
  });
  const content = () => {
    if (page.error && !page.data) return <ProblemState problem={problemOf(page.error)} onRetry={() => void page.refetch()} />;
    if (!page.data) return page.fetchStatus === "paused" ? <OfflineState /> : <ListSkeleton />;
    return (
      <>
        <SettingsSection title={t("now.title")} text={t("now.lead")}>
          <PublishSection page={page.data} />
        </SettingsSection>
        <SettingsSection title={t("schedule.title")} text={t("schedule.text")}>
          <ScheduleSection page={page.data} />
        </SettingsSection>
        <SettingsSection kind="list" title={t("list.title")} text={t("list.text")}>
          <PublicationList page={page.data} />
        </SettingsSection>
      </>
    );
  };
  return (
    <>
      <BackLink to="/pages" label={t("back")} />
      <Screen title={t("title")} lead={page.data?.title}>
        {content()}
      </Screen>
    </>
  );
}
