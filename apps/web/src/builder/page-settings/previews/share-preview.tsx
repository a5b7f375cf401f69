import { useText } from "../../../platform/language/use-text.ts";
import { useSettingsHome } from "../settings-home.ts";

/** The card that a link to the page becomes where it is shared. */
export function SharePreview() {
  const t = useText("page-settings");
  const { page, pageName, address, images } = useSettingsHome();
  const title = page.ogTitle?.trim() || page.title.trim() || pageName;
  const description = page.ogDescription?.trim() || page.description;
  const [host = ""] = address.split("/");
  return (
    <figure aria-label={t("share.preview")} className="min-w-0 rounded-md border border-line bg-sunken p-3">
      <figcaption className="mb-2 text-caption text-ink-faint">{t("share.preview")}</figcaption>
      <div className="max-w-96 overflow-hidden rounded-md border border-line bg-surface">
        {page.shareImage ? (
          <img src={images.address(page.shareImage.imageId, 640)} alt="" className="aspect-[1.91] w-full object-cover" />
        ) : null}
        <div className="flex flex-col gap-0.5 px-3 py-2.5">
          <p className="line-clamp-2 text-tool font-semibold text-ink">{title || t("search.noTitle")}</p>
          {description ? <p className="line-clamp-2 text-caption text-ink-soft">{description}</p> : null}
          <p className="truncate text-caption text-ink-faint">{host}</p>
        </div>
      </div>
      {page.shareImage ? null : <p className="mt-2 text-caption text-ink-faint">{t("share.noImage")}</p>}
    </figure>
  );
}
