import { useText } from "../../../platform/language/use-text.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";

/** In place of a new page, for whoever may make no site where there is none yet. */
export function NoSiteYet() {
  const t = useText("pages");
  return <EmptyState title={t("newPage.noSite.title")} text={t("newPage.noSite.text")} />;
}
