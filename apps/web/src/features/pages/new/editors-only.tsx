import { useText } from "../../../platform/language/use-text.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";

/** In place of what begins a page, for whoever may only look. */
export function EditorsOnly() {
  const t = useText("pages");
  return <EmptyState title={t("editorsOnly.title")} text={t("editorsOnly.text")} />;
}
