import type { Page } from "@vitrine/contract";
import { exactMoment } from "../../../platform/language/moments.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";

/** When a page goes live or off by itself. */
export function PageTimes({ page: { publishAt, unpublishAt } }: { page: Pick<Page, "publishAt" | "unpublishAt"> }) {
  const t = useText("pages");
  const language = useLanguage();
  if (!publishAt && !unpublishAt) return null;
  return (
    <div className="mt-0.5 text-caption text-info">
      {publishAt ? t("times.publish", { at: exactMoment(publishAt, language) }) : null}
      {publishAt && unpublishAt ? " · " : null}
      {unpublishAt ? t("times.unpublish", { at: exactMoment(unpublishAt, language) }) : null}
    </div>
  );
}
