import { useText } from "../../../platform/language/use-text.ts";
import { repairLink } from "../../panels/controls/repair-link.ts";
import { SettingsPart } from "../controls/settings-part.tsx";
import { TextSetting } from "../controls/text-setting.tsx";

/** Where a visitor comes who wants to leave by going back. */
export function BackRedirectGroup() {
  const t = useText("page-settings");
  return (
    <SettingsPart title={t("backRedirect.title")} text={t("backRedirect.text")}>
      <TextSetting
        name="backRedirect"
        label={t("backRedirect.address")}
        hint={t("backRedirect.hint")}
        placeholder="https://"
        inputMode="url"
        maxLength={2048}
        repair={repairLink}
      />
      <p className="text-caption text-pretty text-warning">{t("backRedirect.note")}</p>
    </SettingsPart>
  );
}
