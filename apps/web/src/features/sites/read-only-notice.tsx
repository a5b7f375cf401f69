import { useText } from "../../platform/language/use-text.ts";
import { Notice } from "../../ui/feedback/notice.tsx";

/** Above sites that somebody may look at and not change. */
export function ReadOnlyNotice() {
  const t = useText("sites");
  return (
    <div className="mb-6">
      <Notice tone="info" title={t("notYours.title")}>
        {t("notYours.text")}
      </Notice>
    </div>
  );
}
