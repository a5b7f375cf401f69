import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { useAccount } from "../../platform/person/account.ts";
import { pageLackOf, planLackOf } from "../../platform/person/plan-lack.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { Screen } from "../../ui/screen.tsx";
import { PlanNotice, PlanState } from "../billing/index.ts";
import { sitesQuery } from "../sites/index.ts";
import { FirstSteps } from "./first-steps.tsx";
import { recentLeadsQuery, recentPagesQuery } from "./queries.ts";
import { RecentLeads } from "./recent-leads.tsx";
import { RecentPages } from "./recent-pages.tsx";
import { SitesPanel } from "./sites-panel.tsx";

/** What is going on: the way to a first live page, then pages, leads and sites. */
export function HomeScreen() {
  const t = useText("home");
  const account = useAccount();
  const sites = useQuery(sitesQuery);
  const pages = useQuery(recentPagesQuery);
  const leads = useQuery({ ...recentLeadsQuery, refetchInterval: 30_000 });
  // A site that is missing is a step for its owner, and no matter of the plan for anybody else.
  const mayEdit = useHasRole("editor");
  const lack = useHasRole("owner") ? pageLackOf(account, sites.data?.length) : planLackOf(account, "builder");
  const firstName = account?.name.trim().split(/\s+/)[0] ?? "";
  const error = sites.error ?? pages.error ?? leads.error;
  const isLoaded = sites.data && pages.data && leads.data;
  const hasPublished = pages.data?.items.some(({ status }) => status === "published") ?? false;
  const isStarting = Boolean(isLoaded) && !hasPublished && (pages.data?.items.length ?? 0) < 2 && leads.data?.items.length === 0;
  const retry = (): void => {
    for (const query of [sites, pages, leads]) if (query.error) void query.refetch();
  };
  return (
    <Screen
      title={firstName ? t("hello", { name: firstName }) : t("title")}
      lead={isStarting && !lack ? t("startLead") : undefined}
      action={
        isStarting || !isLoaded || lack || !mayEdit ? undefined : (
          <Link to="/new" className={buttonClass("primary")}>
            <Plus size={17} aria-hidden="true" />
            {t("newPage")}
          </Link>
        )
      }
    >
      {isStarting ? null : <PlanNotice lack={lack} />}
      {!isLoaded && error ? (
        <ProblemState problem={problemOf(error)} onRetry={retry} />
      ) : !isLoaded ? (
        <ListSkeleton />
      ) : isStarting && lack ? (
        <PlanState lack={lack} />
      ) : isStarting ? (
        <FirstSteps hasSite={sites.data.length > 0} pageId={pages.data.items[0]?.id ?? null} />
      ) : (
        <div className="grid gap-8 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <RecentPages pages={pages.data.items} />
          <div className="flex flex-col gap-8">
            <RecentLeads leads={leads.data.items} />
            <SitesPanel sites={sites.data} />
          </div>
        </div>
      )}
    </Screen>
  );
}
