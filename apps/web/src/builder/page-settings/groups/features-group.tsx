import { useText } from "../../../platform/language/use-text.ts";
import { repairLink } from "../../panels/controls/repair-link.ts";
import { ChoiceSetting } from "../controls/choice-setting.tsx";
import { SettingsPart } from "../controls/settings-part.tsx";
import { SwitchSetting } from "../controls/switch-setting.tsx";
import { TextSetting } from "../controls/text-setting.tsx";
import { repairDelay } from "../model/repair-delay.ts";
import { useSettingsHome } from "../settings-home.ts";
import { LegalSettings } from "./legal-settings.tsx";
import { PasswordWay } from "./password-way.tsx";

/** What the page does while somebody is there, and what it offers them. */
export function FeaturesGroup() {
  const t = useText("page-settings");
  return (
    <>
      <SettingsPart title={t("delay.title")} text={t("delay.text")}>
        <DelaySettings />
      </SettingsPart>
      <SettingsPart title={t("links.title")}>
        <SwitchSetting name="passParameters" label={t("links.pass")} text={t("links.passText")} />
        <TextSetting
          name="defaultHref"
          label={t("links.defaultHref")}
          hint={t("links.defaultHrefHint")}
          placeholder="https://"
          inputMode="url"
          maxLength={2048}
          repair={repairLink}
        />
      </SettingsPart>
      <SettingsPart title={t("trust.title")}>
        <LegalSettings />
        <SwitchSetting name="consentBanner" label={t("trust.consent")} text={t("trust.consentText")} />
        <SwitchSetting name="isProtected" label={t("trust.protect")} text={t("trust.protectText")} />
        <PasswordWay />
      </SettingsPart>
    </>
  );
}

/** How long the page waits, and what it shows then. */
function DelaySettings() {
  const t = useText("page-settings");
  const { page, listAnchors, change } = useSettingsHome();
  const { delay, scrollTo } = page;
  const anchors = listAnchors();
  const offered = [...new Set([...(anchors ?? []), ...(scrollTo === undefined ? [] : [scrollTo])])];
  const isHalf = (delay === undefined) !== (scrollTo === undefined);
  return (
    <>
      <TextSetting
        name="delay"
        label={t("delay.delay")}
        hint={t("delay.delayHint")}
        placeholder="00:05:00"
        inputMode="text"
        maxLength={8}
        repair={repairDelay}
      />
      {anchors === null ? (
        <TextSetting
          name="scrollTo"
          label={t("delay.scrollTo")}
          hint={t("delay.scrollToHint")}
          prefix="#"
          inputMode="text"
          maxLength={60}
          repair={(typed) => typed.trim().replace(/^#/, "")}
        />
      ) : (
        <ChoiceSetting
          name="scrollTo"
          label={t("delay.scrollTo")}
          hint={offered.length === 0 ? t("delay.noAnchors") : t("delay.scrollToHint")}
          value={scrollTo ?? ""}
          options={[{ value: "", label: t("delay.nowhere") }, ...offered.map((anchor) => ({ value: anchor, label: `#${anchor}` }))]}
          onChange={(anchor) => change({ scrollTo: anchor === "" ? undefined : anchor })}
        />
      )}
      {isHalf ? <p className="text-caption text-warning">{t(delay === undefined ? "delay.needsDelay" : "delay.needsAnchor")}</p> : null}
    </>
  );
}
