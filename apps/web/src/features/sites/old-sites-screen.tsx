import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { useAccount } from "../../platform/person/account.ts";
import { siteLackOf } from "../../platform/person/plan-lack.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { spokenAddress } from "../../platform/site-address.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { TextLink } from "../../ui/button/text-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { Screen } from "../../ui/screen.tsx";
import { PlanNotice, PlanState } from "../billing/index.ts";
import { ExcessNotice } from "./excess-notice.tsx";
import { CreateSiteDialog } from "./lazy-create-site-dialog.tsx";
import { sitesQuery } from "./queries.ts";
import { ReadOnlyNotice } from "./read-only-notice.tsx";
import { StreetArt } from "./street-art.tsx";

/** The plain list of sites, for accounts of before: names, addresses, and their pages. */
export function OldSitesScreen() {
  const t = useText("sites");
  const account = useAccount();
  const sites = useQuery(sitesQuery);
  const [isCreating, setCreating] = useState(false);
  const isOwner = useHasRole("owner");
  const lack = isOwner ? siteLackOf(account, sites.data?.length) : null;
  if (account?.newSetup) return <Navigate to="/sites" replace />;
  const create =
    isOwner && !lack ? (
      <Button variant="primary" icon={<Plus size={17} />} disabled={sites.isPending} onClick={() => setCreating(true)}>
        {t("create")}
      </Button>
    ) : undefined;
  const isEmpty = sites.data?.length === 0;
  return (
    <Screen title={t("title")} lead={t("lead")} action={isEmpty ? undefined : create}>
      {isOwner ? null : <ReadOnlyNotice />}
      {sites.data ? <ExcessNotice sites={sites.data} /> : null}
      {isEmpty ? null : <PlanNotice lack={lack} />}
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
            <li key={site.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
              <p className="min-w-0 flex-1 basis-40 truncate text-tool font-semibold">{site.name}</p>
              <div className="flex min-w-0 flex-1 basis-56 text-tool">
                <TextLink href={site.url}>{spokenAddress(site.url)}</TextLink>
              </div>
              <Link to="/pages" search={{ siteId: site.id }} className={buttonClass("secondary", "sm")}>
                {t("seePages")}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <CreateSiteDialog open={isCreating} onOpenChange={setCreating} />
    </Screen>
  );
}
