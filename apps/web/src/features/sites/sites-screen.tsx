import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { useAccount } from "../../platform/person/account.ts";
import { siteLackOf } from "../../platform/person/plan-lack.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { Screen } from "../../ui/screen.tsx";
import { PlanNotice, PlanState } from "../billing/index.ts";
import { ExcessNotice } from "./excess-notice.tsx";
import { CreateSiteDialog } from "./lazy-create-site-dialog.tsx";
import { domainsQuery, imageDomainsQuery, sitesQuery } from "./queries.ts";
import { ReadOnlyNotice } from "./read-only-notice.tsx";
import { SiteRow } from "./site-row.tsx";
import { StreetArt } from "./street-art.tsx";

/** The account's sites; accounts of before have a plain list of them elsewhere. */
export function SitesScreen() {
  const t = useText("sites");
  const account = useAccount();
  const sites = useQuery(sitesQuery);
  // A list of sites without what is known of their domains is better than none.
  const domains = useQuery(domainsQuery);
  const [isCreating, setCreating] = useState(false);
  const images = useQuery(imageDomainsQuery);
  const isOwner = useHasRole("owner");
  const lack = isOwner ? siteLackOf(account, sites.data?.length) : null;
  if (account && !account.newSetup) return <Navigate to="/oldsites" replace />;
  const create =
    isOwner && !lack ? (
      <Button variant="primary" icon={<Plus size={17} />} disabled={sites.isPending} onClick={() => setCreating(true)}>
        {t("create")}
      </Button>
    ) : undefined;
  const isEmpty = sites.data?.length === 0;
  const hasExcess = sites.data?.some(({ excess }) => excess) ?? false;
  return (
    <Screen title={t("title")} lead={t("lead")} action={isEmpty ? undefined : create}>
      {isOwner ? null : <ReadOnlyNotice />}
      {sites.data && hasExcess ? <ExcessNotice sites={sites.data} /> : isEmpty ? null : <PlanNotice lack={lack} />}
      {sites.error && !sites.data ? (
        <ProblemState problem={problemOf(sites.error)} onRetry={() => void sites.refetch()} />
      ) : !sites.data ? (
        <ListSkeleton />
      ) : isEmpty && lack ? (
        <PlanState lack={lack} />
      ) : isEmpty ? (
        <EmptyState art={<StreetArt />} title={t("empty.title")} text={t("empty.text")} action={create} />
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {sites.data.map((site) => (
            <SiteRow
              key={site.id}
              site={site}
              domains={domains.data?.filter(({ siteId }) => siteId === site.id) ?? []}
              images={images.data?.filter(({ domain }) => domain.siteId === site.id)}
            />
          ))}
        </ul>
      )}
      <CreateSiteDialog open={isCreating} onOpenChange={setCreating} />
    </Screen>
  );
}
