import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { planLackOf } from "../../../platform/person/plan-lack.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { spokenAddress } from "../../../platform/site-address.ts";
import { BackLink } from "../../../ui/button/back-link.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { PlanNotice } from "../../billing/index.ts";
import { settingsQuery, siteQuery } from "../queries.ts";
import { IconSection } from "./icon-section.tsx";
import { LegalSection } from "./legal-section.tsx";
import { NotFoundSection } from "./not-found-section.tsx";
import { RobotsSection } from "./robots-section.tsx";

/** What a site serves besides its pages: its page for what is not there, its icon, what robots are told. */
export function SettingsScreen() {
  const t = useText("serving");
  const { siteId = "" } = useParams({ strict: false });
  const site = useQuery(siteQuery(siteId));
  const settings = useQuery(settingsQuery(siteId));
  const isEditor = useHasRole("editor");
  const lack = planLackOf(useAccount(), "edit");
  const mayEdit = isEditor && lack === null;
  const error = site.error ?? settings.error;
  return (
    <>
      <BackLink to="/sites" label={t("back")} />
      <Screen title={t("settings.title")} lead={site.data ? spokenAddress(site.data.url) : undefined}>
        {isEditor ? <PlanNotice lack={lack} /> : null}
        {error && !(site.data && settings.data) ? (
          <ProblemState
            problem={problemOf(error)}
            onRetry={() => {
              void site.refetch();
              void settings.refetch();
            }}
          />
        ) : !site.data || !settings.data ? (
          <ListSkeleton />
        ) : (
          <>
            <NotFoundSection siteId={siteId} settings={settings.data} isReadOnly={!mayEdit} />
            <IconSection siteId={siteId} settings={settings.data} isReadOnly={!mayEdit} />
            <LegalSection siteId={siteId} settings={settings.data} isReadOnly={!mayEdit} />
            <RobotsSection site={site.data} settings={settings.data} isReadOnly={!mayEdit} />
          </>
        )}
      </Screen>
    </>
  );
}
