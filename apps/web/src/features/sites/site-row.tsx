import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { Domain, ImageDomain, Site } from "@vitrine/contract";
import { Copy, Ellipsis, Globe, SearchCode, Signpost, SquarePen, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { exactMoment } from "../../platform/language/moments.ts";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { spokenAddress } from "../../platform/site-address.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { TextLink } from "../../ui/button/text-link.tsx";
import { useCopy } from "../../ui/button/use-copy.ts";
import { StatusBadge } from "../../ui/feedback/status-badge.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Menu, type MenuItem } from "../../ui/popup/menu.tsx";
import { DeleteSiteDialog } from "./delete-site-dialog.tsx";
import { DomainFacts } from "./domain-facts.tsx";
import { EditSiteDialog } from "./edit-site-dialog.tsx";
import { ImageDomainFact } from "./image-domain-fact.tsx";
import { regionsQuery } from "./queries.ts";
import { useSiteChange } from "./use-site-change.ts";

const EXCESS_TONES = { told: "warning", held: "info", offline: "danger" } as const;

function Marks({ site: { isMain, isProducer, excess } }: { site: Site }) {
  const t = useText("sites");
  return (
    <>
      {isMain ? <StatusBadge tone="info">{t("main")}</StatusBadge> : null}
      {isProducer ? <StatusBadge tone="neutral">{t("producer")}</StatusBadge> : null}
      {excess ? <StatusBadge tone={EXCESS_TONES[excess.state]}>{t(`excess.is.${excess.state}`)}</StatusBadge> : null}
    </>
  );
}

/** When what comes next happens to a site that the plan has no room for. */
function Until({ excess }: Pick<Site, "excess">) {
  const t = useText("sites");
  const language = useLanguage();
  if (!excess?.until) return null;
  const at = exactMoment(excess.until, language);
  return (
    <p className="mt-1 text-caption text-ink-soft">
      {excess.state === "offline" ? t("excess.keptUntil", { at }) : t("excess.leaves", { at })}
    </p>
  );
}

export interface SiteRowProps {
  site: Site;
  domains: readonly Domain[];
  /** Left out while it is not known. */
  images: readonly ImageDomain[] | undefined;
}

/** One site of the list, and everything that can be done with it. */
export function SiteRow({ site, domains, images }: SiteRowProps) {
  const t = useText("sites");
  const navigate = useNavigate();
  const copy = useCopy();
  const isOwner = useHasRole("owner");
  const regions = useQuery(regionsQuery);
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const close = () => setOpen(null);
  const setMain = useSiteChange(
    () => client.sites.setMain({ id: site.id }),
    () => toast.success({ title: t("mainDone", { name: site.name }) }),
  );
  const region = regions.data?.items.find(({ id }) => id === site.region)?.name ?? site.region;
  const copyAddress: MenuItem = { label: t("copyAddress"), icon: <Copy size={16} />, onSelect: () => void copy(site.url) };
  const redirects: MenuItem = {
    label: t("redirects"),
    icon: <Signpost size={16} />,
    onSelect: () => void navigate({ to: "/sites/$siteId/redirects", params: { siteId: site.id } }),
  };
  const serving: MenuItem = {
    label: t("serving"),
    icon: <SearchCode size={16} />,
    onSelect: () => void navigate({ to: "/sites/$siteId/serving", params: { siteId: site.id } }),
  };
  const ownersItems: (MenuItem | "separator")[] = [
    { label: t("edit.menu"), icon: <SquarePen size={16} />, onSelect: () => setOpen("edit") },
    copyAddress,
    ...(site.isMain
      ? []
      : [
          {
            label: t("makeMain"),
            icon: <Star size={16} />,
            onSelect: () =>
              setMain.mutate(undefined, {
                onError: (error) => toast.error({ title: t("mainFailed"), desc: problemOf(error).message || undefined }),
              }),
          },
        ]),
    { label: t("connect"), icon: <Globe size={16} />, onSelect: () => void navigate({ to: "/dns", search: { connect: site.id } }) },
    redirects,
    serving,
    "separator",
    { label: t("delete.menu"), icon: <Trash2 size={16} />, onSelect: () => setOpen("delete"), isDangerous: true },
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p className="min-w-0 max-w-full truncate text-tool font-semibold">{site.name}</p>
          <Marks site={site} />
        </div>
        <div className="mt-0.5 flex min-w-0 text-tool">
          <TextLink href={site.url}>{spokenAddress(site.url)}</TextLink>
        </div>
        <Until excess={site.excess} />
        {domains.map((domain) => (
          <DomainFacts key={domain.id} domain={domain} isAddress={domain.name === site.domain} />
        ))}
        {images ? <ImageDomainFact images={images} /> : null}
      </div>
      <div className="flex w-44 flex-col text-tool text-ink-soft max-desktop:w-full max-desktop:flex-row max-desktop:flex-wrap max-desktop:gap-x-3">
        <span className="truncate">{region}</span>
        <span className="tabular-nums">
          {site.pages.published === 0 ? t("nonePublished") : t("published", { count: site.pages.published })}
        </span>
      </div>
      <div className="flex items-center gap-1">
        <Link to="/pages" search={{ siteId: site.id }} className={buttonClass("secondary", "sm")}>
          {t("seePages")}
        </Link>
        <Menu
          trigger={<IconButton label={t("actionsNamed", { name: site.name })} icon={<Ellipsis size={17} />} size="sm" />}
          items={isOwner ? ownersItems : [copyAddress, redirects, serving]}
        />
      </div>
      {open === "edit" ? <EditSiteDialog site={site} onClose={close} /> : null}
      {open === "delete" ? <DeleteSiteDialog site={site} onClose={close} /> : null}
    </li>
  );
}
