import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Site } from "@vitrine/contract";
import { Copy, Plus } from "lucide-react";
import { useState } from "react";
import { api } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { useAccount } from "../../platform/person/account.ts";
import { siteLackOf } from "../../platform/person/plan-lack.ts";
import { spokenAddress } from "../../platform/site-address.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { TextLink } from "../../ui/button/text-link.tsx";
import { useCopy } from "../../ui/button/use-copy.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Screen } from "../../ui/screen.tsx";
import { PlanNotice, PlanState } from "../billing/index.ts";
import { CreateSiteDialog } from "./lazy-create-site-dialog.tsx";
import { sitesQuery } from "./queries.ts";
import { StreetArt } from "./street-art.tsx";

function SiteRow({ site }: { site: Site }) {
  const t = useText("sites");
  const copy = useCopy();
  const regions = useQuery(api.sites.regions.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
  const region = regions.data?.items.find(({ id }) => id === site.region)?.name ?? site.region;
  return (
    <li className="group flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="truncate text-tool font-semibold">{site.name}</p>
        <div className="flex items-center gap-1 text-tool">
          <TextLink href={site.url}>{spokenAddress(site.url)}</TextLink>
          <IconButton label={t("copyAddress")} icon={<Copy size={15} />} size="sm" onClick={() => copy(site.url)} />
        </div>
      </div>
      <p className="w-44 text-tool text-ink-soft">{region}</p>
      <p className="w-28 text-tool text-ink-soft">
        <Moment iso={site.createdAt} />
      </p>
      <Link to="/pages" search={{ siteId: site.id }} className={buttonClass("secondary", "sm")}>
        {t("seePages")}
      </Link>
    </li>
  );
}

/** The account's sites. */
export function SitesScreen() {
  const t = useText("sites");
  const sites = useQuery(sitesQuery);
  const [isCreating, setCreating] = useState(false);
  const lack = siteLackOf(useAccount(), sites.data?.length);
  const create = lack ? undefined : (
    <Button variant="primary" icon={<Plus size={17} />} disabled={sites.isPending} onClick={() => setCreating(true)}>
      {t("create")}
    </Button>
  );
  const isEmpty = sites.data?.length === 0;
  return (
    <Screen title={t("title")} lead={t("lead")} action={isEmpty ? undefined : create}>
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
            <SiteRow key={site.id} site={site} />
          ))}
        </ul>
      )}
      <CreateSiteDialog open={isCreating} onOpenChange={setCreating} />
    </Screen>
  );
}
