import { useQuery } from "@tanstack/react-query";
import { Link, useRouter, useSearch } from "@tanstack/react-router";
import type { Domain } from "@vitrine/contract";
import { ChevronRight, Plus } from "lucide-react";
import { useState } from "react";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { useAccount } from "../../platform/person/account.ts";
import { planLackOf } from "../../platform/person/plan-lack.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { Screen } from "../../ui/screen.tsx";
import { PlanNotice, PlanState } from "../billing/index.ts";
import { sitesQuery } from "../sites/index.ts";
import { ConnectDomainDialog } from "./connect/connect-domain-dialog.tsx";
import type { DomainSearch } from "./domain-search.ts";
import { ImageDomainsSection } from "./images/image-domains-section.tsx";
import { domainsQuery } from "./queries.ts";
import { ReadOnlyNotice } from "./read-only-notice.tsx";
import { SignArt } from "./sign-art.tsx";
import { sortRecords } from "./status/domain-progress.ts";
import { DnsBadge, SslBadge } from "./status/state-badge.tsx";
import { pollFor, useFreshDomains } from "./use-fresh-domains.ts";

function DomainRow({ domain, site }: { readonly domain: Domain; readonly site: string | undefined }) {
  const t = useText("domains");
  const { id, name, spokenName, state, isMain, problem, records } = domain;
  const left = sortRecords(records).left.length;
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-2.5 px-4 py-3.5 hover:bg-hover">
      <div className="min-w-0 flex-1 basis-56">
        <Link
          to="/dns/$domainId"
          params={{ domainId: id }}
          className="rounded-sm text-tool font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {spokenName}
        </Link>
        {spokenName === name ? null : <code className="block font-mono text-caption break-all text-ink-faint">{name}</code>}
        <p className="text-tool wrap-anywhere text-ink-soft">
          {site === undefined ? null : t("onSite", { site })}
          {isMain ? ` · ${t("main.badge")}` : null}
        </p>
        {problem ? (
          <p className="text-tool text-danger">{problem.message}</p>
        ) : state === "pending" && left > 0 ? (
          <p className="text-tool text-warning">{t("entries.left", { count: left })}</p>
        ) : null}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 max-desktop:w-full wide:w-72">
        <div>
          <dt className="text-caption text-ink-faint">{t("dns.label")}</dt>
          <dd className="mt-0.5">
            <DnsBadge state={state} />
          </dd>
        </div>
        <div>
          <dt className="text-caption text-ink-faint">{t("certificate.label")}</dt>
          <dd className="mt-0.5">
            <SslBadge domain={domain} />
          </dd>
        </div>
      </dl>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-faint max-desktop:hidden" />
    </li>
  );
}

/** The account's domains, and how far each is. */
export function DomainsScreen() {
  const t = useText("domains");
  const router = useRouter();
  const { connect: wanted }: DomainSearch = useSearch({ strict: false });
  useFreshDomains();
  const domains = useQuery({ ...domainsQuery, refetchInterval: ({ state: { data } }) => pollFor(data) });
  const sites = useQuery(sitesQuery);
  const [isAsked, setAsked] = useState(false);
  const account = useAccount();
  const isOwner = useHasRole("owner");
  const lack = isOwner ? planLackOf(account, "domains") : null;
  const canConnect = isOwner && !lack;
  const isEmpty = domains.data?.length === 0;
  const hasNoSite = sites.data?.length === 0;
  const connect = canConnect ? (
    hasNoSite ? (
      <Link to="/sites" className={buttonClass("primary")}>
        {t("empty.noSites")}
      </Link>
    ) : (
      <Button variant="primary" icon={<Plus size={17} aria-hidden="true" />} disabled={domains.isPending} onClick={() => setAsked(true)}>
        {t("connect.action")}
      </Button>
    )
  ) : undefined;
  const error = domains.error ?? (isEmpty ? sites.error : null);
  const nameOf = (siteId: string) => sites.data?.find(({ id }) => id === siteId)?.name;
  return (
    <Screen title={t("title")} lead={t("lead")} action={isEmpty ? undefined : connect}>
      {isEmpty ? null : <PlanNotice lack={lack} />}
      {isOwner ? null : (
        <div className="mb-6">
          <ReadOnlyNotice />
        </div>
      )}
      {error && (!domains.data || isEmpty) ? (
        <ProblemState problem={problemOf(error)} onRetry={() => void Promise.all([domains.refetch(), sites.refetch()])} />
      ) : !domains.data ? (
        <ListSkeleton />
      ) : isEmpty && lack ? (
        <PlanState lack={lack} />
      ) : isEmpty ? (
        <EmptyState art={<SignArt />} title={t("empty.title")} text={t(hasNoSite ? "empty.noSitesText" : "empty.text")} action={connect} />
      ) : (
        <ul className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
          {domains.data.map((domain) => (
            <DomainRow key={domain.id} domain={domain} site={nameOf(domain.siteId)} />
          ))}
        </ul>
      )}
      {domains.data && !isEmpty && sites.data ? (
        <ImageDomainsSection sites={sites.data} domains={domains.data} canConnect={canConnect} />
      ) : null}
      <ConnectDomainDialog
        open={canConnect && !hasNoSite && (isAsked || wanted !== undefined)}
        onOpenChange={(open) => {
          setAsked(open);
          if (!open && wanted !== undefined) void router.navigate({ to: "/dns", search: {}, replace: true });
        }}
        siteId={wanted}
      />
    </Screen>
  );
}
