import { useText } from "../../platform/language/use-text.ts";
import { Notice } from "../../ui/feedback/notice.tsx";

/** Above what somebody may look at and not change. */
export function ReadOnlyNotice() {
  const t = useText("domains");
  return (
    <Notice tone="info" title={t("notYours.title")}>
      {t("notYours.text")}
    </Notice>
  );
}
