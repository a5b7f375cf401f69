import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Domain, ImageDomain, Site } from "@vitrine/contract";
import { ChevronRight, ImagePlus } from "lucide-react";
import { useId, useState } from "react";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { InlineProblem } from "../../../ui/feedback/inline-problem.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { ConnectImagesDialog } from "./connect-images-dialog.tsx";
import { imageDomainsQuery, pollForImages } from "./queries.ts";
import { StageBadge } from "./stage-badge.tsx";

export interface ImageDomainsSectionProps {
  readonly sites: readonly Site[];
  /** Those that show pages. */
  readonly domains: readonly Domain[];
  /** Whether the person may connect one, as far as is known. */
  readonly canConnect: boolean;
}

/** The domain under which a site's images would most likely go; null where none is connected yet. */
function domainOf(site: Site, domains: readonly Domain[]): string | null {
  const served = domains.filter(({ siteId, completedAt }) => siteId === site.id && completedAt !== null);
  return (served.find(({ isMain }) => isMain) ?? served[0])?.spokenName ?? null;
}

function ImageRow({ image, site }: { readonly image: ImageDomain; readonly site: Site }) {
  const t = useText("domains");
  const { domain, stage } = image;
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3.5 hover:bg-hover">
      <div className="min-w-0 flex-1 basis-56">
        <Link
          to="/dns/images/$domainId"
          params={{ domainId: domain.id }}
          className="rounded-sm text-tool font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {domain.spokenName}
        </Link>
        <p className="text-tool wrap-anywhere text-ink-soft">{t("images.onSite", { site: site.name })}</p>
      </div>
      <StageBadge stage={stage} />
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-faint max-desktop:hidden" />
    </li>
  );
}

interface UnconnectedRowProps {
  readonly site: Site;
  readonly hasDomain: boolean;
  readonly onConnect: (() => void) | undefined;
}

function UnconnectedRow({ site, hasDomain, onConnect }: UnconnectedRowProps) {
  const t = useText("domains");
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-tool font-semibold wrap-anywhere">{site.name}</p>
        {hasDomain ? null : <p className="text-tool text-pretty text-ink-soft">{t("images.first")}</p>}
      </div>
      <StatusBadge tone="neutral">{t("images.stage.none")}</StatusBadge>
      {hasDomain && onConnect ? (
        <Button size="sm" icon={<ImagePlus size={16} aria-hidden="true" />} onClick={onConnect}>
          {t("images.connect.action")}
        </Button>
      ) : null}
    </li>
  );
}

/** For each site the subdomain that shows its images, or the way to one. */
export function ImageDomainsSection({ sites, domains, canConnect }: ImageDomainsSectionProps) {
  const t = useText("domains");
  const id = useId();
  const images = useQuery({ ...imageDomainsQuery, refetchInterval: ({ state: { data } }) => pollForImages(data) });
  const [chosen, choose] = useState<Site | null>(null);
  const suggested = chosen && domainOf(chosen, domains);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-title text-heading font-semibold">
        {t("images.title")}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-tool text-pretty text-ink-soft">{t("images.lead")}</p>
      {images.error && !images.data ? (
        <InlineProblem problem={problemOf(images.error)} onRetry={() => void images.refetch()} />
      ) : !images.data ? (
        <Skeleton className="h-14 w-full" />
      ) : (
        <ul className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
          {sites.flatMap((site) => {
            const own = images.data.filter(({ domain }) => domain.siteId === site.id);
            const rows = own.map((image) => <ImageRow key={image.domain.id} image={image} site={site} />);
            if (own.some(({ stage }) => stage !== "removing")) return rows;
            const connect = canConnect ? () => choose(site) : undefined;
            return [...rows, <UnconnectedRow key={site.id} site={site} hasDomain={domainOf(site, domains) !== null} onConnect={connect} />];
          })}
        </ul>
      )}
      {chosen && canConnect ? (
        <ConnectImagesDialog
          siteId={chosen.id}
          suggestion={suggested ? `img.${suggested.replace(/^www\./, "")}` : ""}
          onClose={() => choose(null)}
        />
      ) : null}
    </section>
  );
}
