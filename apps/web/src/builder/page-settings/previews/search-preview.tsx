import { useText } from "../../../platform/language/use-text.ts";
import { useSettingsHome } from "../settings-home.ts";
import { PageIcon } from "./page-icon.tsx";

/** An address as search engines show it: the site, then each part of the path. */
function crumbs(address: string): string {
  return address.split("/").filter(Boolean).join(" › ");
}

/** How the page will look among search results. */
export function SearchPreview() {
  const t = useText("page-settings");
  const { page, pageName, address } = useSettingsHome();
  const title = page.title.trim() || pageName;
  const [site = ""] = address.split("/");
  return (
    <figure aria-label={t("search.preview")} className="min-w-0 rounded-md border border-line bg-sunken p-3">
      <figcaption className="mb-2 text-caption text-ink-faint">{t("search.preview")}</figcaption>
      {page.hiddenFromSearch ? (
        <p className="text-tool text-ink-soft">{t("search.previewHidden")}</p>
      ) : (
        <>
          <div className="flex items-center gap-2.5">
            <span className="grid size-7 shrink-0 place-items-center overflow-hidden rounded-pill border border-line bg-surface">
              <PageIcon title={title} />
            </span>
            <span className="min-w-0">
              <span className="block truncate text-tool leading-4.5 text-ink">{site}</span>
              <span className="block truncate text-caption text-ink-soft">{crumbs(address)}</span>
            </span>
          </div>
          <p className="mt-1.5 line-clamp-2 text-heading leading-6 font-normal text-info">{title || t("search.noTitle")}</p>
          <p className="mt-0.5 line-clamp-3 text-tool text-ink-soft">{page.description || t("search.noDescription")}</p>
        </>
      )}
    </figure>
  );
}
