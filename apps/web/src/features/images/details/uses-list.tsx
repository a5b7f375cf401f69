import { Link } from "@tanstack/react-router";
import type { ImageUses } from "@vitrine/contract";
import { useText } from "../../../platform/language/use-text.ts";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";

/** Whether something is used anywhere. */
export function isUsed({ pages, sites, sections, templates, otherPages, otherSites }: ImageUses): boolean {
  return pages.length + sites.length + sections.length + templates.length + otherPages + otherSites > 0;
}

/** Where files are used: pages with the way to them, and what else has them. */
export function UsesList({ uses }: { uses: ImageUses }) {
  const t = useText("images");
  return (
    <ul className="flex flex-col gap-1.5 text-tool">
      {uses.pages.map(({ pageId, title, slug, isLive, isDeleted, isEarlier }) => (
        <li key={pageId} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {isDeleted ? (
            <span className="min-w-0 wrap-anywhere">{title || slug}</span>
          ) : (
            <Link
              to="/builder/$pageId"
              params={{ pageId }}
              className="min-w-0 wrap-anywhere text-mar underline underline-offset-2 hover:no-underline"
            >
              {title || slug}
            </Link>
          )}
          {isLive ? <StatusBadge tone="success">{t("uses.live")}</StatusBadge> : null}
          {isDeleted ? <span className="text-caption text-ink-faint">{t("uses.trash")}</span> : null}
          {isEarlier ? <span className="text-caption text-ink-faint">{t("uses.earlier")}</span> : null}
        </li>
      ))}
      {uses.sites.map(({ siteId, name }) => (
        <li key={siteId} className="wrap-anywhere">
          {t("uses.site", { name })}
        </li>
      ))}
      {uses.sections.map(({ id, name }) => (
        <li key={id} className="wrap-anywhere">
          {t("uses.section", { name })}
        </li>
      ))}
      {uses.templates.map(({ id, name }) => (
        <li key={id} className="wrap-anywhere">
          {t("uses.template", { name })}
        </li>
      ))}
      {uses.otherSites > 0 ? <li className="text-ink-soft">{t("uses.otherSites", { count: uses.otherSites })}</li> : null}
      {uses.otherPages > 0 ? <li className="text-ink-soft">{t("uses.others", { count: uses.otherPages })}</li> : null}
    </ul>
  );
}
