import type { Page } from "@vitrine/contract";
import { useText } from "../../../platform/language/use-text.ts";
import { spokenAddress } from "../../../platform/site-address.ts";
import { TextLink } from "../../../ui/button/text-link.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { Moment } from "../../../ui/moment.tsx";

/** What visitors get of a page now, and whether that is how it is in the editor. */
export function LiveState({ page }: { page: Page }) {
  const t = useText("publishing");
  const state = page.status !== "published" ? "off" : page.hasUnpublishedChanges ? "behind" : "current";
  const tone = ({ off: "neutral", behind: "info", current: "success" } as const)[state];
  return (
    <div className="flex flex-col items-start gap-2 text-tool">
      <StatusBadge tone={tone}>{t(`now.${state}`)}</StatusBadge>
      <p className="text-pretty text-ink-soft">{t(`now.${state}Text`)}</p>
      {page.url && page.publishedAt ? (
        <p className="min-w-0 wrap-anywhere">
          <TextLink href={page.url}>{spokenAddress(page.url)}</TextLink> · {t("now.since")} <Moment iso={page.publishedAt} />
        </p>
      ) : null}
      <p className="text-caption text-ink-faint">
        {t("now.site")} {page.siteName} · {t("now.language")} {t(`languages.${page.language}`)}
      </p>
    </div>
  );
}
